import type { Sale } from '../sale/sale';
import type { HomeDeals } from './home-deals';

/** How many deals home shows at most (product.md §9). */
const homeListLength = 5;

/** The deals of home: recommended first, then the others, at most 5, none twice (ENT-11). */
export function homeList({ recommended, sales }: HomeDeals): readonly Sale[] {
  const all = [...recommended, ...sales];
  const first = all.filter((sale, place) => all.findIndex((other) => other.id === sale.id) === place);
  return first.slice(0, homeListLength);
}
