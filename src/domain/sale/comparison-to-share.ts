import { thingToShare, type ToShare } from '../share/thing-to-share';
import { comparisonAddress } from './compare-set';
import { saleKind } from './kind';
import type { SaleDetail } from './sale-detail';

type SharedSale = Pick<
  SaleDetail,
  'sourceType' | 'id' | 'title' | 'industry' | 'region' | 'stage' | 'teaser'
>;

/**
 * A comparison of deals, shared: its facts are the titles of the deals.
 * @param title what the page calls the comparison
 */
export const sharedComparison = (deals: readonly SharedSale[], title: string): ToShare => ({
  things: deals.flatMap((deal) => thingToShare(saleKind, deal).things),
  path: comparisonAddress(deals.map(({ id }) => id)),
  title,
  facts: deals.map((deal) => deal.title),
  about: '',
  refused: '对比中有项目已下架，不能分享；移出该项目后可以分享。',
});
