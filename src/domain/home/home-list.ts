import type { Sale } from '../sale/sale';

/** How many deals home shows at most (product.md §9). */
const homeListLength = 5;

/** The deals for home: those that the server recommends (tjSales on the wire), and the rest (product.md §3). */
export interface DealsForHome {
  readonly recommended: readonly Sale[];
  readonly sales: readonly Sale[];
}

/** The deals of home: recommended first, then the others, at most 5, none twice (ENT-11). */
export function homeList({ recommended, sales }: DealsForHome): readonly Sale[] {
  const all = [...recommended, ...sales];
  const first = all.filter((sale, place) => all.findIndex((other) => other.id === sale.id) === place);
  return first.slice(0, homeListLength);
}
