import type { PageName } from './page-at';

const followers: Partial<Record<PageName, readonly PageName[]>> = {
  home: ['saleList', 'saleDetail'],
  saleLanding: ['saleList'],
  saleMarks: ['saleList'],
  saleList: ['saleDetail'],
  buyLanding: ['buyList'],
  buyHundred: ['buyList', 'buyHundredAd'],
  buyList: ['buyDetail'],
  transferList: ['transferDetail'],
  favourites: ['favouriteSales'],
  favouriteSales: ['saleDetail'],
  bidderSales: ['saleDetail'],
  news: ['newsDetail'],
  orderList: ['orderDetail'],
};

/** The pages that are mostly come to from a page, at most two: their code may come before somebody goes there. */
export const likelyNext = (name: PageName): readonly PageName[] => followers[name] ?? [];
