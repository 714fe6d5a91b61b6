import type { DealKind } from '../../../contract/deal/deal-kind';
import type { TransferDetail } from '../../../contract/transfer/transfer';
import type { BuyDetail } from '../buy/buy';
import { buyerTypeName, namesIn, shortened } from '../buy/buy-words';
import { industryChoices, regionChoices } from '../deal-filter/choice';
import { comparisonAddress } from '../sale/compare-set';
import type { SaleDetail } from '../sale/sale-detail';

/** What is told of a deal of either side or a share transfer that is shared: nothing that could be sealed. */
export interface SharedDeal {
  readonly kind: DealKind;
  /** Demands have none. */
  readonly sourceType: string | null;
  readonly id: string;
  /** Where it stands in the application. */
  readonly path: string;
  readonly title: string;
  /** Such as its industry and region. */
  readonly facts: readonly string[];
  /** What is said of it at length, or ''. */
  readonly about: string;
}

/** A deal of the sell side, shared. */
export const sharedSale = ({
  sourceType,
  id,
  title,
  industry,
  region,
  stage,
  teaser,
}: Pick<
  SaleDetail,
  'sourceType' | 'id' | 'title' | 'industry' | 'region' | 'stage' | 'teaser'
>): SharedDeal => ({
  ...{ kind: 'sale', sourceType, id, path: `/sale/${sourceType}/${id}`, title },
  facts: [industry, region, stage],
  about: teaser,
});

/** A demand, shared; of its buyer nothing but the type. */
export const sharedBuy = ({
  id,
  title,
  buyerType,
  industries,
  regions,
}: Pick<BuyDetail, 'id' | 'title' | 'buyerType' | 'industries' | 'regions'>): SharedDeal => ({
  ...{ kind: 'buy', sourceType: null, id, path: `/buy/${id}`, title },
  facts: [
    buyerTypeName(buyerType),
    shortened(namesIn(industryChoices, industries), 2),
    shortened(namesIn(regionChoices, regions), 2),
  ],
  about: '',
});

/** A share transfer, shared; all of it is public. */
export const sharedTransfer = ({
  sourceType,
  id,
  title,
  industry,
  region,
  market,
  summary,
}: Pick<
  TransferDetail,
  'sourceType' | 'id' | 'title' | 'industry' | 'region' | 'market' | 'summary'
>): SharedDeal => ({
  ...{ kind: 'transfer', sourceType, id, path: `/gf/${sourceType}/${id}`, title },
  facts: [industry, region, market],
  about: summary,
});

/** Deals beside each other that are shared: only as long as each of them may be. */
export interface SharedComparison {
  readonly kind: 'comparison';
  readonly deals: readonly SharedDeal[];
  readonly path: string;
  readonly title: string;
  /** The titles of the deals. */
  readonly facts: readonly string[];
  readonly about: string;
}

/** What can be shared. */
export type ToShare = SharedDeal | SharedComparison;

/** Deals of the sell side beside each other, shared; what the comparison is called is the page's to say. */
export const sharedComparison = (
  deals: readonly Parameters<typeof sharedSale>[0][],
  title: string,
): SharedComparison => ({
  kind: 'comparison',
  deals: deals.map(sharedSale),
  path: comparisonAddress(deals.map(({ id }) => id)),
  title,
  facts: deals.map((deal) => deal.title),
  about: '',
});

/** The deals that the gateway is asked about before something is shared. */
export const dealsToShare = (shared: ToShare): readonly SharedDeal[] =>
  shared.kind === 'comparison' ? shared.deals : [shared];
