import { left, right, type Either } from 'fp-ts/Either';
import type { Conference, ConferenceDetail } from '../../../../contract/conference/conference';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { ConferenceQuery, Conferences } from '../../ports/conferences';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What everybody may read of conferences. */
export interface ConferenceReading {
  readonly page: (
    accountId: string | null,
    query: ConferenceQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Conference, DealPlace>>;
  readonly counts: (accountId: string | null, query: ConferenceQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<ConferenceDetail>;
}

export const makeConferenceReading = (conferences: Conferences): ConferenceReading => ({
  page: async (_, query, asked) => right(await conferences.page(query, asked)),
  counts: async (_, query) => right(await conferences.counts(query)),
  one: async (_, id) => {
    const found = await conferences.one(id);
    return found === null ? left(refusals.conferenceUnknown) : right(found);
  },
});
