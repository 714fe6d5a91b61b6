import { left, right, type Either } from 'fp-ts/Either';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import type { Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { PublicThings } from '../../ports/public-things';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What everybody may read of a kind. */
export interface PublicReading<Query, Item, Detail> {
  readonly page: (
    accountId: string | null,
    query: Query,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Item, DealPlace>>;
  readonly counts: (accountId: string | null, query: Query) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<Detail>;
}

/** Reads a kind all of which is public; `unknown` refuses an id that no thing has. */
export const publicReading = <Query, Item, Detail>(
  things: PublicThings<Query, Item, Detail>,
  unknown: Refusal,
): PublicReading<Query, Item, Detail> => ({
  page: async (_, query, asked) => right(await things.page(query, asked)),
  counts: async (_, query) => right(await things.counts(query)),
  one: async (_, id) => {
    const found = await things.one(id);
    return found === null ? left(unknown) : right(found);
  },
});
