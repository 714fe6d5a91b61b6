import { left, right, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Call } from '../../../src/ports/call';

/** How a call of a scene ends: with a value, with a failure, or not while the scene is looked at. */
export type Answer<A> =
  | { readonly kind: 'value'; readonly value: A }
  | { readonly kind: 'failure'; readonly failure: GatewayFailure }
  | { readonly kind: 'never' }
  /** One answer after the other; the last one stays. */
  | { readonly kind: 'inTurn'; readonly next: () => Answer<A> };

export const answered = <A>(value: A): Answer<A> => ({ kind: 'value', value });
export const failing = (failure: GatewayFailure): Answer<never> => ({ kind: 'failure', failure });
export const never: Answer<never> = { kind: 'never' };

export const inTurn = <A>(first: Answer<A>, ...later: readonly Answer<A>[]): Answer<A> => {
  const waiting = [...later];
  let now = first;
  return {
    kind: 'inTurn',
    next: () => {
      const answer = now;
      now = waiting.shift() ?? now;
      return answer;
    },
  };
};

/** The call that a fake port gives. */
export const callOf =
  <A>(answer: Answer<A>): Call<A> =>
  () => {
    if (answer.kind === 'inTurn') return callOf(answer.next())();
    if (answer.kind === 'never') return new Promise<Either<GatewayFailure, A>>(() => undefined);
    return Promise.resolve(answer.kind === 'value' ? right(answer.value) : left(answer.failure));
  };
