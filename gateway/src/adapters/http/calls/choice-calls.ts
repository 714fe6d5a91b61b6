import { isLeft, isRight, left, map, type Either } from 'fp-ts/Either';
import type { CallAccess, CallValue } from '../../../../../contract/call/call';
import type { PartOfList } from '../../../../../contract/codec/page';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { isId } from '../../../../../contract/values/id';
import type { DealPlace } from '../../../domain/deal/deal-place';
import { choiceQuery, type AskedChoices } from '../../../domain/deal/choice-query';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import { answering, type ContextOf } from './answering';
import type { Call } from './call';
import { cursorSign, pagedCall, valuePlaces, type AskedPage } from './paged-call';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What a caller may read of a kind. */
interface ChoiceReading<Caller, Query, Card, Counts, Detail> {
  readonly page: (
    caller: Caller,
    query: Query,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Card, DealPlace>>;
  readonly counts: (caller: Caller, query: Query) => Answer<Counts>;
  readonly one: (caller: Caller, id: string) => Answer<Detail>;
}

/** The calls of a kind, as the contract's `listedCallsFor` makes them. */
interface ReadCalls<By extends CallAccess, Query, Card, Counts, Detail> {
  readonly list: CallValue<Query & AskedPage, PartOfList<Card>, 'none', By>;
  readonly counts: CallValue<Query, Counts, 'none', By>;
  readonly detail: CallValue<{ readonly id: string }, Detail, 'none', By>;
}

const choiceCallsFor =
  <By extends CallAccess, Caller>(callerOf: (context: ContextOf<By>) => Caller) =>
  <Query extends AskedChoices, Card, Counts, Detail>(
    calls: ReadCalls<By, Query, Card, Counts, Detail>,
    reading: ChoiceReading<Caller, Query, Card, Counts, Detail>,
    { letter, unknown }: { readonly letter: string; readonly unknown: Refusal },
  ): readonly Call[] => {
    const { parameters } = calls.counts;
    /** The filter alone, without the part of the list that is asked for. */
    const queryOf = (given: Query): Either<Refusal, Query> => {
      const filter = parameters.decode(parameters.encode(given));
      return isRight(filter) ? choiceQuery(filter.right) : left(refusals.wrongParameters);
    };
    return [
      pagedCall(calls.list, (given, context) =>
        map((query: Query) => ({
          sign: cursorSign(letter, query),
          places: valuePlaces,
          read: (part: AskedPart<DealPlace>) => reading.page(callerOf(context), query, part),
          item: (card: Card) => card,
        }))(queryOf(given)),
      ),
      answering<Query, Counts, 'none', By>(calls.counts, async (given, context) => {
        const query = queryOf(given);
        return isLeft(query) ? query : reading.counts(callerOf(context), query.right);
      }),
      answering<{ readonly id: string }, Detail, 'none', By>(calls.detail, async ({ id }, context) =>
        isId(id) ? reading.one(callerOf(context), id) : left(unknown),
      ),
    ];
  };

/**
 * The endpoints of a kind that members read by a filter of choices.
 * @param letter begins its cursors; no two lists share one
 * @param unknown the refusal of an id that is none of the kind
 */
export const choiceCalls = choiceCallsFor<'account', string>(({ session }) => session.userId);

/** The same of a kind that everybody reads; null is a visitor. */
export const publicChoiceCalls = choiceCallsFor<'public', string | null>(
  ({ session }) => session?.userId ?? null,
);
