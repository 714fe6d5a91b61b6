import type { NdaState } from '../domain/sale/disclosure';
import type { Sale, SaleHead } from '../domain/sale/sale';

export interface IndustryCount {
  readonly name: string;
  readonly count: number;
}

export interface Sales {
  /** In the order in which the house recommends them. */
  readonly recommended: (count: number) => Promise<readonly SaleHead[]>;
  /** The newest first; `beside` are left out. */
  readonly newest: (count: number, beside: readonly string[]) => Promise<readonly SaleHead[]>;
  readonly one: (sourceType: string, id: string) => Promise<Sale | null>;
  /** The deals by first-level industry, the largest first; the counts add up to all deals. */
  readonly byIndustry: () => Promise<readonly IndustryCount[]>;
  /** The NDA states of an account on these deals; a deal that is not named is unsigned. */
  readonly ndaStates: (
    accountId: string,
    saleIds: readonly string[],
  ) => Promise<ReadonlyMap<string, NdaState>>;
}
