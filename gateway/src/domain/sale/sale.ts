import type { EvidenceKind } from '../../../../contract/sale/evidence-kind';

/** Fields that leave the gateway only for a caller whose NDA on the deal is signed. */
export type HideableField =
  | 'amount'
  | 'netProfit'
  | 'valuation'
  | 'companyName'
  | 'customers'
  | 'reason'
  | 'documents';

/** One finished business year; amounts in 万元 as decimal strings. */
export interface Finance {
  readonly year: string;
  readonly revenue: string;
  /** Hidden where the net profit is; null where it was not given. */
  readonly ebitda: string | null;
  readonly netProfit: string;
  readonly assets: string;
  readonly liabilities: string;
  /** Null where it is not given. */
  readonly basis: 'audited' | 'unaudited' | null;
}

/** A check, its method, and until when it holds; milliseconds since 1970. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly method: string;
  readonly at: number;
  readonly until: number | null;
}

export interface ProcessStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'next';
  /** When it began or is to begin; milliseconds since 1970, null where it is not given. */
  readonly at: number | null;
}

export interface SaleDocument {
  readonly id: string;
  readonly name: string;
  readonly pages: number;
}

/** What a list shows of a deal, hidden values included; amounts in 万元 as decimal strings. */
export interface SaleHead {
  readonly id: string;
  readonly sourceType: string;
  readonly code: string;
  readonly title: string;
  readonly industry: string;
  readonly region: string;
  readonly stage: string;
  readonly amountLabel: string;
  /** null is 面议. */
  readonly amount: string | null;
  readonly revenue: string;
  readonly revenueYear: string;
  /** Signed per cent against the year before. */
  readonly revenueGrowth: string | null;
  readonly netProfit: string;
  readonly valuation: string | null;
  /** Milliseconds since 1970. */
  readonly confirmedAt: number;
  readonly hidden: readonly HideableField[];
}

/** What has become of a deal; lists hold what is listed. */
export type DealState = 'listed' | 'withdrawn' | 'closed';

/** A deal with everything that is kept of it. */
export interface Sale extends SaleHead {
  /** The account that it belongs to; null for the platform. */
  readonly ownerId: string | null;
  readonly state: DealState;
  readonly teaser: string;
  readonly foundedYear: number;
  readonly employees: number;
  readonly rdEmployees: number | null;
  readonly companyName: string;
  readonly customers: string;
  readonly reason: string;
  readonly highlights: readonly string[];
  readonly finances: readonly Finance[];
  readonly process: readonly ProcessStep[];
  readonly documents: readonly SaleDocument[];
  readonly evidence: readonly Evidence[];
  /** The ids of its pictures, in their order. */
  readonly pictures: readonly string[];
}
