import { addressOf } from '../../../contract/kind/address';

/** The parameter of the address that names the type of ticket. */
const typeParameter = 'type';

/** The address at which one registers for a conference, with a type of ticket that is chosen there where one is named. */
export const registerAddress = (conferenceId: string, typeId?: string): string => {
  const path = `${addressOf('conference', { id: conferenceId })}/register`;
  return typeId === undefined
    ? path
    : `${path}?${new URLSearchParams({ [typeParameter]: typeId }).toString()}`;
};

/** The type of ticket that the address of the registration names; null for none. */
export const typeInAddress = (search: string): string | null =>
  new URLSearchParams(search).get(typeParameter);
