import type { Forming } from './ask-over';
import { buyOf } from './buy-forming';
import { saleOf } from './sale-forming';

/** Favourites as the domain knows them. */
export const favouriteForming: Forming<'favourite'> = {
  sale: {
    read: ({ items, ...part }) => ({
      ...part,
      items: items.map(({ sale, ...kept }) => ({ sale: saleOf(sale), ...kept })),
    }),
  },
  buy: {
    read: ({ items, ...part }) => ({
      ...part,
      items: items.map(({ buy, ...kept }) => ({ buy: buyOf(buy), ...kept })),
    }),
  },
};
