import { isLeft, left, type Either } from 'fp-ts/Either';
import { fromPromise, type AnyActorRef, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { failureText } from '../../domain/gateway/failure-text';
import type { Call } from '../../ports/call';
import { reportDefect, type NeverBreaks } from './never-breaks';
import { notWired } from './not-wired';

/** How long a flow waits for a call that only reads: longer than the call with its one repetition, in milliseconds. */
export const readLimit = 35_000;

/** How long a flow waits for a call that writes: longer than the call may take, in milliseconds. */
export const writeLimit = 20_000;

/** How long the outbox waits for a message to be accepted before it tries again, in milliseconds. */
export const outboxLimit = 10_000;

/** The id of the timer that ends the wait for an answer. */
const answerLimit = 'answerLimit';

/** What a call ends with: never with an error. */
export type Answer<A> = Either<GatewayFailure, A>;

/** Why a call failed, in Chinese; null where it did not. */
export const failureTextOf = (answer: Answer<unknown>): string | null =>
  isLeft(answer) ? failureText(answer.left) : null;

/** An actor for one call, which always ends with its answer or a failure. */
export type CallActor<A, Input = NonReducibleUnknown> = PromiseActorLogic<Answer<A>, Input> &
  NeverBreaks & { readonly isCall: true };

/** A call as a flow makes it. The signal aborts when the state that makes the call is left, or the limit passes. */
type MakeCall<A, Input> = (input: Input, options: { readonly signal: AbortSignal }) => Call<A>;

/** How long a call may take, and what it ends with after a defect. */
interface CallLimits {
  /** Milliseconds. */
  readonly limit: number;
  /** Left out, a defect counts as an answer that cannot be read. */
  readonly defect?: GatewayFailure;
}

const malformed: GatewayFailure = { kind: 'malformed', field: '' };

/** The answer of the call; a defect is reported. */
const answerOf = async <A>(
  call: () => Call<A>,
  signal: AbortSignal,
  self: Pick<AnyActorRef, 'send'>,
  defect: GatewayFailure,
): Promise<Answer<A>> => {
  try {
    return await call()();
  } catch (error) {
    if (!signal.aborted) reportDefect(self, error);
    return left(defect);
  }
};

/**
 * An actor that makes one call. It ends with the answer of the call, with `timeout` when the limit passes by the clock of
 * the actor system, or with `malformed` after a defect, which the inspector hears. A chart answers it by `onDone` alone.
 * Source: GAT-08.
 */
export const fromCall = <A, Input = NonReducibleUnknown>(
  call: MakeCall<A, Input>,
  { limit, defect = malformed }: CallLimits,
): CallActor<A, Input> => {
  const calling = fromPromise<Answer<A>, Input>(({ input, signal, self }) =>
    answerOf(() => call(input, { signal }), signal, self, defect),
  );
  return {
    ...calling,
    neverBreaks: true,
    isCall: true,
    start: (snapshot, scope) => {
      const { self, system } = scope;
      system.scheduler.schedule(self, self, { type: answerLimit }, limit, answerLimit);
      calling.start?.(snapshot, scope);
    },
    transition: (snapshot, event, scope) => {
      if (event.type !== answerLimit || snapshot.status !== 'active')
        return calling.transition(snapshot, event, scope);
      // Aborts the call, as leaving its state does.
      calling.transition(snapshot, { type: 'xstate.stop' }, scope);
      return {
        status: 'done',
        output: left({ kind: 'timeout' }),
        error: undefined,
        input: undefined,
      };
    },
  };
};

/** The call that a setup declares and the composition root must still provide: making it is a defect. */
export const unwiredCall = <A, Input = NonReducibleUnknown>(
  flow: string,
  actor: string,
): CallActor<A, Input> => fromCall<A, Input>(notWired(flow, actor), { limit: readLimit });
