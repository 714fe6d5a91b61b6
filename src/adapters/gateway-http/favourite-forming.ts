import type { favouriteCalls } from '../../../contract/favourite/calls';
import type { FavouriteForms } from '../../ports/favourite-gateway';
import type { Forming } from './ask-over';
import { buyOf } from './buy-forming';
import { saleOf } from './sale-forming';

/** Favourites as the domain knows them. */
export const favouriteForming: Forming<typeof favouriteCalls, FavouriteForms> = {
  sales: {
    read: ({ items, ...part }) => ({
      ...part,
      items: items.map(({ sale, ...kept }) => ({ sale: saleOf(sale), ...kept })),
    }),
  },
  buys: {
    read: ({ items, ...part }) => ({
      ...part,
      items: items.map(({ buy, ...kept }) => ({ buy: buyOf(buy), ...kept })),
    }),
  },
};
