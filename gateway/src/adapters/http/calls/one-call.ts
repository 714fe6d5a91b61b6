import { fromOption, isLeft, left, right, type Either } from 'fp-ts/Either';
import type { CallAccess, CallValue } from '../../../../../contract/call/call';
import type { Refusal } from '../../../../../contract/refusal/refusal';
import { isId } from '../../../../../contract/values/id';
import { numberedId } from '../../../domain/identifier/numbered-id';
import { answering, type ContextOf } from './answering';
import type { Call } from './call';

/** Reads the id of a call; a text that no id can be is refused as the call refuses it. */
type ReadId<Id> = (text: string) => Either<Refusal, Id>;

/** Ids of letters and digits. */
export const identifierOr =
  (refusal: Refusal): ReadId<string> =>
  (text) =>
    isId(text) ? right(text) : left(refusal);

/** Ids that are whole numbers from 1. */
export const numberOr =
  (refusal: Refusal): ReadId<number> =>
  (text) =>
    fromOption(() => refusal)(numberedId(text));

/** The endpoint of a call about one thing: nothing is asked where its id cannot be one. */
export const oneCall = <P, Id, A, By extends CallAccess>(
  value: CallValue<P, A, 'none' | 'taken', By>,
  idOf: (given: P) => Either<Refusal, Id>,
  ask: (id: Id, context: ContextOf<By>, given: P) => Promise<Either<Refusal, A>>,
): Call =>
  answering<P, A, 'none' | 'taken', By>(value, async (given, context) => {
    const id = idOf(given);
    return isLeft(id) ? id : ask(id.right, context, given);
  });
