import { isInsideAddress } from './inside-address';

/** The address that the query parameter `redirect` names; null for none, and for one that leads outside (LOG-07, SEC-02). */
export function redirectOf(address: string): string | null {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1];
  const target = query === undefined ? null : new URLSearchParams(query).get('redirect');
  return target !== null && isInsideAddress(target) ? target : null;
}

/**
 * An address that carries `target` along as the place to go on to after a login (LOG-07); without it where the two
 * together are longer than any address of ours.
 */
export function withRedirect(address: string, target: string): string {
  const separator = address.includes('?') ? '&' : '?';
  const carrying = `${address}${separator}${new URLSearchParams({ redirect: target }).toString()}`;
  return isInsideAddress(carrying) ? carrying : address;
}
