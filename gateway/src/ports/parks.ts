import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { ParkFilter } from '../../../contract/park/calls';
import type { Park, ParkDetail } from '../../../contract/park/park';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** Which zones and parks are asked for; the groups of industries and regions are expanded. */
export type ParkQuery = ParkFilter;

/** What a page says beyond the card, without the policies. */
export type ParkFacts = Omit<ParkDetail, keyof Park | 'policies'>;

export interface Parks {
  readonly page: (query: ParkQuery, asked: AskedPart<DealPlace>) => Promise<ListPart<Park, DealPlace>>;
  readonly counts: (query: ParkQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such zone or park, or it is withdrawn. */
  readonly one: (id: string) => Promise<ParkDetail | null>;
}
