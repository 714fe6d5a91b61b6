import type { Decimal } from '../../../contract/values/decimal';
import type { Buy, BuyHead } from '../domain/buy/buy';
import type { BuyQuery } from '../domain/buy/buy-query';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { DealCounts, IndustryCount } from './sales';

export interface BuyFigures {
  /** Listed demands by buyer type, the largest first. */
  readonly types: readonly { readonly id: string; readonly count: number }[];
  /** By first-level industry, the largest first; one that looks into several is counted with each. */
  readonly industries: readonly IndustryCount[];
  /** The sum of what buyers would pay at most, 万元; of demands without a public end nothing is in it. */
  readonly budget: Decimal | null;
}

/** Demands of the buy side. Lists and counts hold those that are listed and have not expired. */
export interface Buys {
  /** Those that are asked for, in the order that is asked for. */
  readonly page: (query: BuyQuery, asked: AskedPart<DealPlace>) => Promise<ListPart<BuyHead, DealPlace>>;
  readonly counts: (query: BuyQuery) => Promise<DealCounts>;
  /** In any state. */
  readonly one: (id: string) => Promise<Buy | null>;
  /** The newest first. */
  readonly newest: (count: number, hundred: boolean) => Promise<readonly BuyHead[]>;
  readonly figures: (hundred: boolean) => Promise<BuyFigures>;
  /** Keeps a demand, new or in place of what was kept under its id. */
  readonly put: (buy: Buy) => Promise<void>;
}
