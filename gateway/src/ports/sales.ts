import type { Loosening } from '../../../contract/deal/deal-filter';
import type { SaleSort } from '../../../contract/sale/kind';
import type { DealPlace } from '../domain/deal/deal-place';
import type { DealQuery } from '../domain/deal/deal-query';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { Viewer } from '../domain/sale/disclosure';
import type { Sale, SaleHead } from '../domain/sale/sale';

export interface IndustryCount {
  readonly name: string;
  readonly count: number;
}

/** How many deals have an id of the industry or the region tree, of the second level. */
export interface ChoiceCount {
  readonly id: string;
  readonly count: number;
}

/** Under every other condition of the query. */
export interface DealChoices {
  readonly industries: readonly ChoiceCount[];
  readonly regions: readonly ChoiceCount[];
}

export interface DealCounts extends DealChoices {
  readonly total: number;
  /** Where there is none: without each single condition that alone leaves nothing. */
  readonly looser: readonly Loosening[];
}

/** The relation of an account to a deal. */
export type SaleStanding = Pick<Viewer, 'owns' | 'ndaState' | 'ndaEndsAt'>;

export interface Sales {
  /** Those that are asked for, in the order that is asked for. */
  readonly page: (
    query: DealQuery<SaleSort>,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<SaleHead, DealPlace>>;
  readonly counts: (query: DealQuery<SaleSort>) => Promise<DealCounts>;
  /** In the order in which the house recommends them. */
  readonly recommended: (count: number) => Promise<readonly SaleHead[]>;
  /** The newest first, without those of `excluded`. */
  readonly newest: (count: number, excluded: readonly string[]) => Promise<readonly SaleHead[]>;
  /** Of these ids, those that are known, in any order. */
  readonly several: (ids: readonly string[]) => Promise<readonly Sale[]>;
  readonly one: (sourceType: string, id: string) => Promise<Sale | null>;
  /** The deals by first-level industry, the largest first; the counts add up to all deals. */
  readonly byIndustry: () => Promise<readonly IndustryCount[]>;
  /** The relation of an account to these deals at a moment: whether they are its own, and its NDAs on them. */
  readonly standings: (
    accountId: string,
    saleIds: readonly string[],
    now: number,
  ) => Promise<ReadonlyMap<string, SaleStanding>>;
  /** The listed deals on which an account has an NDA that is signed at a moment, the latest changed first; the first hundred. */
  readonly signedBy: (accountId: string, now: number) => Promise<readonly Sale[]>;
}
