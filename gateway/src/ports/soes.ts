import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { SoeFilter } from '../../../contract/soe/calls';
import type { Soe, SoeDetail } from '../../../contract/soe/soe';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { SoeDayStanding } from '../domain/soe/soe-day';

/** Which listings are asked for; the groups of industries and regions are expanded. */
export type SoeQuery = SoeFilter;

export interface Soes {
  readonly page: (query: SoeQuery, asked: AskedPart<DealPlace>) => Promise<ListPart<Soe, DealPlace>>;
  readonly counts: (query: SoeQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such listing. */
  readonly one: (id: string) => Promise<SoeDetail | null>;
  /**
   * Counts the stage and the deadline of the listings for which they hold for another day.
   * @param countedFor the day and the calendar
   */
  readonly countStages: (countedFor: string, standingOf: (listing: Soe) => SoeDayStanding) => Promise<void>;
}
