import { isInsideAddress } from '../../domain/address/inside-address';
import { redirectOf } from '../../domain/address/redirect-parameter';
import type { NavigationContext } from './navigation-context';

const usualPlace = '/user';

/**
 * Where a person goes after a login: the remembered address, else the query parameter `redirect`,
 * else /user; only inside the application. Source: LOG-07, SEC-02.
 */
export const addressAfterLogin = (context: Pick<NavigationContext, 'backAddress' | 'entry'>): string =>
  [context.backAddress, redirectOf(context.entry.address)].find(
    (candidate) => candidate !== null && isInsideAddress(candidate),
  ) ?? usualPlace;
