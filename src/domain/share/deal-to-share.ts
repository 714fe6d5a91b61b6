import type { DealKind } from '../../../contract/deal/deal-kind';
import type { TransferDetail } from '../../../contract/transfer/transfer';
import type { BuyDetail } from '../buy/buy';
import { buyerTypeName, namesIn, shortened } from '../buy/buy-words';
import { industryChoices, regionChoices } from '../deal-filter/choice';
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
