import { left, right, type Either } from 'fp-ts/Either';
import type { Activity, ActivityDetail } from '../../../../contract/activity/activity';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Activities, ActivityQuery } from '../../ports/activities';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What everybody may read of activities. */
export interface ActivityReading {
  readonly page: (
    accountId: string | null,
    query: ActivityQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Activity, DealPlace>>;
  readonly counts: (accountId: string | null, query: ActivityQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<ActivityDetail>;
}

export const makeActivityReading = (activities: Activities): ActivityReading => ({
  page: async (_, query, asked) => right(await activities.page(query, asked)),
  counts: async (_, query) => right(await activities.counts(query)),
  one: async (_, id) => {
    const found = await activities.one(id);
    return found === null ? left(refusals.activityUnknown) : right(found);
  },
});
