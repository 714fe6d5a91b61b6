import type { DealState } from '../../../../contract/sale/deal-state';
import type { WireSale } from '../../../../contract/sale/wire-sale';
import type { WireSaleDetail } from '../../../../contract/sale/wire-sale-detail';

export type { DealState } from '../../../../contract/sale/deal-state';

/** Fields that leave the gateway only for a caller whose NDA on the deal is signed. */
export type HideableField =
  | 'amount'
  | 'netProfit'
  | 'valuation'
  | 'companyName'
  | 'customers'
  | 'reason'
  | 'documents';

/** One finished business year; amounts in 万元. */
export type Finance = WireSaleDetail['finances'][number];

/** A check of the deal: its subject, its method, and the end of its validity. */
export type Evidence = WireSaleDetail['evidence'][number];

export type ProcessStep = WireSaleDetail['process'][number];

export type SaleDocument = NonNullable<WireSaleDetail['documents']>[number];

/** What a list shows of a deal, hidden values included. */
export interface SaleHead extends Omit<WireSale, 'ndaState'> {
  readonly revenueYear: string;
  readonly confirmedAt: number;
  readonly hidden: readonly HideableField[];
}

/** A deal with everything that is kept of it. */
export interface Sale
  extends
    SaleHead,
    Omit<WireSaleDetail, keyof WireSale | 'documentCount' | 'foundedYear' | 'owned' | 'opened'> {
  /** The account that it belongs to; null for the platform. */
  readonly ownerId: string | null;
  readonly state: DealState;
  readonly foundedYear: number;
  readonly employees: number;
  readonly companyName: string;
  readonly customers: string;
  readonly reason: string;
  readonly documents: readonly SaleDocument[];
}
