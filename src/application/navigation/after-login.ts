import { isInsideAddress } from '../../domain/address/inside-address';
import type { NavigationContext } from './navigation-context';

const usualPlace = '/user';

const redirectParameter = (address: string): string | null => {
  const query = address.indexOf('?');
  return query < 0 ? null : new URLSearchParams(address.slice(query + 1)).get('redirect');
};

/**
 * Where a person goes after a login: the remembered address, else the query parameter `redirect`,
 * else /user; only inside the application. Source: LOG-07, SEC-02.
 */
export const addressAfterLogin = (context: NavigationContext): string =>
  [context.backAddress, redirectParameter(context.entry.address)].find(
    (candidate) => candidate !== null && isInsideAddress(candidate),
  ) ?? usualPlace;
