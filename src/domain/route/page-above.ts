import { pathOf } from '../address/path-segments';
import type { RouteMatch } from './match-route';
import type { RouteRow } from './route-table';

/**
 * The nearest page above an address, to go back to where no page was shown before: '/message' of '/message/chat?to=u-1',
 * the source's list of a deal; home, '/', where there is none.
 * @param opens whether the visitor may see a page
 */
export const pageAbove = (
  address: string,
  match: (address: string) => RouteMatch,
  opens: (row: RouteRow) => boolean,
): string => {
  const above = pathOf(address).replace(/\/[^/]*\/?$/, '');
  if (above === '') return '/';
  const found = match(above);
  return found.kind === 'matched' && opens(found.row) ? above : pageAbove(above, match, opens);
};
