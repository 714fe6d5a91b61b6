import { homeList } from '../../domain/home/home-list';
import { sorted } from '../../domain/home/sorted';
import type { Forming } from './ask-over';
import { saleOf } from './sale-forming';

/** The parts of home, in the order of the page. */
export const homeForming: Forming<'home'> = {
  banners: { read: sorted },
  deals: {
    read: ({ tjSales, sales }) => homeList({ recommended: tjSales.map(saleOf), sales: sales.map(saleOf) }),
  },
  hotWords: { read: sorted },
};
