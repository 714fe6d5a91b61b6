import type { homeCalls } from '../../../contract/home/calls';
import { homeList } from '../../domain/home/home-list';
import { sorted } from '../../domain/home/sorted';
import type { HomeForms } from '../../ports/home-gateway';
import type { Forming } from './ask-over';
import { saleOf } from './sale-forming';

/** What home shows, in the order in which it stands there. */
export const homeForming: Forming<typeof homeCalls, HomeForms> = {
  banners: { read: sorted },
  deals: {
    read: ({ tjSales, sales }) => homeList({ recommended: tjSales.map(saleOf), sales: sales.map(saleOf) }),
  },
  hotWords: { read: sorted },
};
