import { isInsideAddress } from './inside-address';
import { pathOf } from './path-segments';

/** The path of the page that goes on to the address in its query (RTE-04). */
export const onwardPath = '/redirect';

/** The text that the query of /redirect names as its target, not checked; null for none, and for several. */
export function askedOnward(search: string): string | null {
  const [target = '', ...others] = new URLSearchParams(search.split('#')[0]).getAll('url');
  return target === '' || others.length > 0 ? null : target;
}

/**
 * The address inside the application to which an address of /redirect goes on (RTE-04, SEC-02); null for a target that
 * leads outside or to /redirect again, which would never arrive.
 */
export function onwardOf(address: string): string | null {
  const search = /^[^?#]*(\?[^#]*)/.exec(address)?.[1] ?? '';
  const target = askedOnward(search);
  if (target === null || !isInsideAddress(target)) return null;
  return pathOf(target).replace(/\/$/, '') === onwardPath ? null : target;
}
