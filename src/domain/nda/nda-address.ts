import { dealPath } from '../chat/chat-addresses';

const asked = 'nda';

/** The page of a deal with its NDA over it: where what is sealed is opened (ENT-09). A visitor logs in first. */
export const ndaAddress = ({
  sourceType,
  id,
}: {
  readonly sourceType: string;
  readonly id: string;
}): string => ndaAddressAt(`${sourceType}/${id}`);

/** The same by the place of the deal: '<sourceType>/<id>'. */
export const ndaAddressAt = (place: string): string => `${dealPath('sale', place)}?${asked}=sign`;

/** Whether the address of a deal asks for its NDA. @param search what of the address begins with '?', or '' */
export const asksForNda = (search: string): boolean => new URLSearchParams(search).get(asked) === 'sign';
