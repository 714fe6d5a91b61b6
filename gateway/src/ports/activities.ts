import type { Activity, ActivityDetail } from '../../../contract/activity/activity';
import type { ActivityFilter } from '../../../contract/activity/calls';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** Which activities are asked for; the groups of industries and regions are expanded. */
export type ActivityQuery = ActivityFilter;

/** What a page says beyond the card. */
export type ActivityFacts = Omit<ActivityDetail, keyof Activity>;

export interface Activities {
  readonly page: (
    query: ActivityQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<Activity, DealPlace>>;
  readonly counts: (query: ActivityQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such activity, or it is withdrawn. */
  readonly one: (id: string) => Promise<ActivityDetail | null>;
}
