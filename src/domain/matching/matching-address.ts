import { isId } from '../../../contract/values/id';

/** The path of the counterparties of own publications (SCR-13). */
export const matchingPath = '/product_service/matching_service';

/** The id of the publication that an address asks for; null for the newest one, and for what is no id. */
export const readMatchedId = (search: string): string | null => {
  const id = new URLSearchParams(search).get('of');
  return id !== null && isId(id) ? id : null;
};

/** The address of the counterparties of a publication; null for those of the newest one. */
export const matchingAddress = (id: string | null): string =>
  id === null ? matchingPath : `${matchingPath}?${new URLSearchParams({ of: id }).toString()}`;
