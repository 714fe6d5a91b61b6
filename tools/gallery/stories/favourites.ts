import type { Page } from '../../../src/domain/page/page';
import type { KeptSale } from '../../../src/ports/favourite-gateway';
import { deals } from './deals';

/** Deals that somebody keeps; one of them is withdrawn. */
export const keptSales: readonly KeptSale[] = deals.map((sale, index) => ({
  sale,
  state: index === 1 ? 'withdrawn' : 'listed',
  since: Date.UTC(2026, 10, 20 - index, 2, 0, 0),
}));

/** The first page of a list of favourites. */
export const keptOf = <A>(items: readonly A[], more: boolean): Page<A> => ({
  items,
  total: more ? 38 : items.length,
  next: more ? { cursor: 'next', page: 2, pageSize: 20 } : null,
});
