import { addressAt } from '../../../contract/kind/address';

/** The parameter that asks for the NDA over the page of its deal. */
export const ndaParameter = 'nda';

/** The page of a deal with its NDA over it: where what is sealed is opened (ENT-09). A visitor logs in first. */
export const ndaAddress = ({
  sourceType,
  id,
}: {
  readonly sourceType: string;
  readonly id: string;
}): string => ndaAddressAt(`${sourceType}/${id}`);

/** The same by the place of the deal: '<sourceType>/<id>'. */
export const ndaAddressAt = (place: string): string => `${addressAt('sale', place)}?${ndaParameter}=sign`;
