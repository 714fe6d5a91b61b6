import { isLeft, isRight, left, map, type Either } from 'fp-ts/Either';
import type { CallValue } from '../../../../../contract/call/call';
import type { PartOfList } from '../../../../../contract/codec/page';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { isId } from '../../../../../contract/values/id';
import type { DealPlace } from '../../../domain/deal/deal-place';
import { choiceQuery, type AskedChoices } from '../../../domain/deal/choice-query';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import { answering } from './answering';
import type { Call } from './call';
import { cursorSign, pagedCall, valuePlaces, type AskedPage } from './paged-call';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What members may read of a kind. */
export interface MemberReading<Query, Card, Counts, Detail> {
  readonly page: (
    accountId: string,
    query: Query,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Card, DealPlace>>;
  readonly counts: (accountId: string, query: Query) => Answer<Counts>;
  readonly one: (accountId: string, id: string) => Answer<Detail>;
}

/** The calls of a kind, as the contract's `listedCallsFor('account')` makes them. */
interface MemberCalls<Query, Card, Counts, Detail> {
  readonly list: CallValue<Query & AskedPage, PartOfList<Card>, 'none', 'account'>;
  readonly counts: CallValue<Query, Counts, 'none', 'account'>;
  readonly detail: CallValue<{ readonly id: string }, Detail, 'none', 'account'>;
}

/**
 * The endpoints of a kind that members read by a filter of choices.
 * @param letter begins its cursors; no two lists share one
 * @param unknown the refusal of an id that is none of the kind
 */
export const choiceCalls = <Query extends AskedChoices, Card, Counts, Detail>(
  calls: MemberCalls<Query, Card, Counts, Detail>,
  reading: MemberReading<Query, Card, Counts, Detail>,
  { letter, unknown }: { readonly letter: string; readonly unknown: Refusal },
): readonly Call[] => {
  const { parameters } = calls.counts;
  /** The filter alone, without the part of the list that is asked for. */
  const queryOf = (given: Query): Either<Refusal, Query> => {
    const filter = parameters.decode(parameters.encode(given));
    return isRight(filter) ? choiceQuery(filter.right) : left(refusals.wrongParameters);
  };
  return [
    pagedCall(calls.list, (given, { session }) =>
      map((query: Query) => ({
        sign: cursorSign(letter, query),
        places: valuePlaces,
        read: (part: AskedPart<DealPlace>) => reading.page(session.userId, query, part),
        item: (card: Card) => card,
      }))(queryOf(given)),
    ),
    answering(calls.counts, async (given, { session }) => {
      const query = queryOf(given);
      return isLeft(query) ? query : reading.counts(session.userId, query.right);
    }),
    answering(calls.detail, async ({ id }, { session }) =>
      isId(id) ? reading.one(session.userId, id) : left(unknown),
    ),
  ];
};
