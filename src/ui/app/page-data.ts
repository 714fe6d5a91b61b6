import { createContext, useContext } from 'react';
import type { Banner } from '../../../contract/home/banner';
import type { HomeDeals } from '../../domain/home/home-deals';
import type { HotWord } from '../../../contract/home/hot-word';
import type { SaleDetail } from '../../domain/sale/sale-detail';
import type { SaleOverview } from '../../../contract/sale/sale-overview';

/** The answers that the server used for the first page. A page takes from it what it would ask for itself. */
export interface PageData {
  readonly homeBanners?: readonly Banner[] | undefined;
  readonly homeDeals?: HomeDeals | undefined;
  readonly hotWords?: readonly HotWord[] | undefined;
  readonly saleOverview?: SaleOverview | undefined;
  readonly saleDetail?: SaleDetail | undefined;
}

/** Empty from the second page on: what is shown later is asked for when it is shown. */
export const PageDataContext = createContext<PageData>({});

export const usePageData = (): PageData => useContext(PageDataContext);
