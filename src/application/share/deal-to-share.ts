import type { SaleDetail } from '../../domain/sale/sale-detail';

/** What is told of a deal that is shared: nothing that could be sealed. */
export type SharedDeal = Pick<
  SaleDetail,
  'sourceType' | 'id' | 'title' | 'industry' | 'region' | 'stage' | 'teaser'
>;
