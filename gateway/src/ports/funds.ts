import type { FundFilter } from '../../../contract/fund/calls';
import type { Fund, FundDetail, FundMaterials } from '../../../contract/fund/fund';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';

/** Which funds are asked for; the groups of industries and regions are expanded. */
export type FundQuery = FundFilter;

/** What every verified member may read of a fund. */
export type RegisteredFund = Omit<FundDetail, 'determination' | 'materials'>;

export interface Funds {
  readonly page: (query: FundQuery, asked: AskedPart<DealPlace>) => Promise<ListPart<Fund, DealPlace>>;
  readonly counts: (query: FundQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such fund. */
  readonly one: (id: string) => Promise<RegisteredFund | null>;
  /** For determined readers alone (MKT-19). */
  readonly materials: (id: string) => Promise<FundMaterials | null>;
}
