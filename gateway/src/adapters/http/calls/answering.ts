import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import type { CallAccess, CallValue, KeyOfCall } from '../../../../../contract/call/call';
import { refusalsOf } from '../../../../../contract/refusal/may-refuse';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import {
  EventBody,
  type Call,
  type CallResult,
  type MemberContext,
  type Multipart,
  type PublicContext,
  type StreamedContext,
} from './call';
import { keyIn } from './idempotency-key';
import { parametersBy } from './parameters';

/** What an endpoint is given: what the contract says that the call takes, and its key where it always carries one. */
type Given<P, K extends KeyOfCall> = 'needed' extends K ? P & { readonly key: string } : P;

export type ContextOf<By extends CallAccess> = 'public' extends By ? PublicContext : MemberContext;

/** A use case without a result: only its success is returned. */
export const done = map(() => undefined);

/**
 * The endpoint of a call of the contract: what comes is decoded by the call's codec, what goes is encoded by it, and
 * the compiler holds the answer to it.
 */
export function answering<P, A, K extends KeyOfCall, By extends CallAccess>(
  value: CallValue<P, A, K, By>,
  answer: (given: Given<P, K>, context: ContextOf<By>) => Promise<Either<Refusal, A>>,
): Call;
export function answering(
  value: CallValue<unknown, unknown>,
  answer: (given: unknown, context: PublicContext | MemberContext) => Promise<Either<Refusal, unknown>>,
): Call {
  const { path, method, access } = value;
  const answered = async (context: PublicContext | MemberContext): CallResult => {
    const given = parametersBy(value.parameters, context.parameters);
    if (isLeft(given)) return given;
    if (value.key !== 'needed') return map(value.answer.encode)(await answer(given.right, context));
    const key = keyIn(context.idempotencyKey);
    if (key === null) return left(refusals.keyMissing);
    return map(value.answer.encode)(await answer({ ...Object(given.right), key }, context));
  };
  const listed = {
    path,
    method,
    refusals: refusalsOf(value),
    answersState: value.saidBy === 'state',
    endsSessions: value.endsSessions === true,
  };
  return access === 'public'
    ? { ...listed, access, answer: answered }
    : { ...listed, access, answer: answered };
}

/** A call that decides about a deal: the security log notes these parameters of it, which are ids and verdicts. */
export const deciding = (call: Call, ...names: readonly string[]): Call => ({
  ...call,
  decides: (parameters) => names.map((name) => (parameters[name] ?? '').slice(0, 64)).join(' '),
});

/** One event as it goes over the wire. */
const encoder = new TextEncoder();
const eventLine = (event: unknown): Uint8Array => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

/** The reader of an answer in parts: one event after the other, until it is over or stopped. */
interface EventReading<A> {
  readonly next: () => Promise<IteratorResult<A, unknown>>;
  readonly stop: () => Promise<void>;
}

/** Events as a response's body: each is asked for when the one before was taken; a reader that goes stops them. */
const bodyOfEvents = <A>(
  { encode }: { readonly encode: (event: A) => unknown },
  { next, stop }: EventReading<A>,
): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (to) => {
      const item = await next();
      if (item.done === true) to.close();
      else to.enqueue(eventLine(encode(item.value)));
    },
    cancel: stop,
  });

/** The endpoint of a call that is answered in parts. */
export const streaming = <P, A>(
  value: CallValue<P, A>,
  answer: (given: P, context: StreamedContext) => Promise<Either<Refusal, EventReading<A>>>,
): Call => ({
  path: value.path,
  method: value.method,
  refusals: refusalsOf(value),
  access: 'streamed',
  answer: async (context) => {
    const given = parametersBy(value.parameters, context.parameters);
    if (isLeft(given)) return given;
    const answered = await answer(given.right, context);
    return isLeft(answered) ? answered : right(new EventBody(bodyOfEvents(value.answer, answered.right)));
  },
});

/** The endpoint of a call that brings a file: its body is read once the caller is known. */
export const taking = <P, A>(
  value: CallValue<P, A>,
  take: (given: P, file: Multipart, context: MemberContext) => Promise<Either<Refusal, A>>,
): Call => ({
  path: value.path,
  method: value.method,
  refusals: refusalsOf(value),
  access: 'upload',
  answer: async (context) => {
    const multipart = await context.multipart();
    if (isLeft(multipart)) return multipart;
    const given = parametersBy(value.parameters, multipart.right.fields);
    return isLeft(given)
      ? given
      : map(value.answer.encode)(await take(given.right, multipart.right, context));
  },
});
