import { left, right, type Either } from 'fp-ts/Either';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import type { Park, ParkDetail } from '../../../../contract/park/park';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { ParkQuery, Parks } from '../../ports/parks';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What everybody may read of free-trade zones and parks. */
export interface ParkReading {
  readonly page: (
    accountId: string | null,
    query: ParkQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Park, DealPlace>>;
  readonly counts: (accountId: string | null, query: ParkQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<ParkDetail>;
}

export const makeParkReading = (parks: Parks): ParkReading => ({
  page: async (_, query, asked) => right(await parks.page(query, asked)),
  counts: async (_, query) => right(await parks.counts(query)),
  one: async (_, id) => {
    const found = await parks.one(id);
    return found === null ? left(refusals.parkUnknown) : right(found);
  },
});
