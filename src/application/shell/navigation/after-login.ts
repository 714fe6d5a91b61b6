import { isInsideAddress } from '../../../domain/address/inside-address';
import { redirectOf } from '../../../domain/address/redirect-parameter';
import type { NavigationInput } from './navigation-events';

const usualPlace = '/user';

/**
 * Where a person goes after a login: the remembered address, else the query parameter `redirect`,
 * else /user; only inside the application. Source: LOG-07, SEC-02.
 */
export const addressAfterLogin = (context: Pick<NavigationInput, 'backAddress' | 'entry'>): string =>
  [context.backAddress, redirectOf(context.entry.address)].find(
    (candidate) => candidate !== null && isInsideAddress(candidate),
  ) ?? usualPlace;
