import { isRight, left, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { AnsweredCalls } from '../../ports/answered-calls';
import type { Clock } from '../../ports/clock';
import { hourMs } from '../../../../contract/values/duration';

export interface AnswerOnceNeeds {
  readonly answered: AnsweredCalls;
  readonly clock: Clock;
}

/** How long a write may be sent again under its key. */
const repeatableMs = hourMs;

/** Which call it is, and whose. */
export type Sender = readonly [call: string, whose: string];

/**
 * Does a write once under its key, so that who got no answer may send it again; the same key with anything else given
 * is refused. Without a key it is simply done.
 * @param again answers the repeat of one that was done; null when what was done holds no more, so that it is tried
 */
export type AnswerOnce = <A>(
  key: string | null,
  sender: Sender,
  given: readonly string[],
  again: () => Promise<Either<Refusal, A> | null>,
  first: () => Promise<Either<Refusal, A>>,
) => Promise<Either<Refusal, A>>;

/** Does what concerns the same thing one after the other, as it came. */
const inTurn = () => {
  const underWay = new Map<string, Promise<unknown>>();
  return async <A>(thing: string, work: () => Promise<A>): Promise<A> => {
    const before = underWay.get(thing) ?? Promise.resolve();
    const done = before.catch(() => undefined).then(work);
    underWay.set(thing, done);
    try {
      return await done;
    } finally {
      if (underWay.get(thing) === done) underWay.delete(thing);
    }
  };
};

export const makeAnswerOnce = ({ answered, clock }: AnswerOnceNeeds): AnswerOnce => {
  const byKey = inTurn();
  return async (key, [call, whose], given, again, first) => {
    if (key === null) return first();
    const write = { key, call, whose, given };
    // One that is sent again before the first was answered waits for it.
    const turn = async () => {
      const use = await answered.useOf(write);
      if (use === 'other') return left(refusals.keyReused);
      const repeated = use === 'same' ? await again() : null;
      if (repeated !== null) return repeated;
      const until = clock.now() + repeatableMs;
      if (use === 'unused') return answered.noting(write, until, first);
      // The earlier write holds no more; the note of the key is stored already.
      const answer = await first();
      if (isRight(answer)) await answered.noteDone(write, until);
      return answer;
    };
    return byKey(JSON.stringify([call, whose, key]), () => answered.inTurn(write, turn));
  };
};
