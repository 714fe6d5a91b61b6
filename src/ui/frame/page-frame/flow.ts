import { isRight } from 'fp-ts/Either';
import type { Type } from 'io-ts';
import { createActor, type Actor, type AnyStateMachine, type InputFrom } from 'xstate';
import type { Inspect } from '../../../application/kit/inspection/inspector';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';

/** How far what a page asks for has come. */
export interface AnswerStanding {
  readonly settled: boolean;
  /** The thing that the page is about does not exist. */
  readonly notFound: boolean;
  /** As it is sent along with the page; undefined without a value. */
  readonly sent: unknown;
}

/** What the server asks for before it renders a page, and sends along (PER-03). */
export interface Answer<A> {
  /** It differs by who asks: with a token the page's own client asks for it (ACC-09). */
  readonly ofAsker: boolean;
  standing(actor: A): AnswerStanding;
}

/** Creates a flow that has ended once more, with the state that it had. */
export type Again<A> = (inspect: Inspect) => A;

/** A flow of a page, begun with it and ended with it. */
export interface Flow<A> {
  /** @param brought the answer that the server sent along, if it did */
  begin: (inspect: Inspect, brought: unknown) => A;
  readonly answer?: Answer<A>;
  /**
   * Returns how to create the flow once more with its present state, for a user who returns to the page; null where
   * there is no state to begin from yet.
   */
  again?(actor: A): Again<A> | null;
  /** It is made with its page, and started by the part that shows it. */
  readonly waits?: true;
  /** What of the address it is of: of something else it is another one, on the same page. */
  readonly of?: string;
  /** Notifies the flow that its page is at another address. */
  notify?(actor: A): void;
}

/** A flow that a part of the page begins for itself, when it appears. */
export interface Offered<M> {
  readonly machine: M;
}

/** A running flow, reduced to what a caller needs that does not know its type. */
export interface Running {
  start: () => unknown;
  stop: () => unknown;
  subscribe: (hear: () => void) => { readonly unsubscribe: () => void };
}

/** The flows of a page by name, for a caller that does not know their types. */
export type AnyFlows = Readonly<Record<string, Flow<Running> | Offered<unknown>>>;

/** What a screen gets for its page's flows: the running ones, and the machines of those that its parts begin. */
export type FlowsOf<F> = {
  readonly [K in keyof F]: F[K] extends Offered<infer M> ? M : F[K] extends Flow<infer A> ? A : never;
};

export function flow<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Flow<Actor<M>>;
/** A flow with what it begins from. */
export function flow(machine: AnyStateMachine, input: unknown): Flow<Actor<AnyStateMachine>> {
  return { begin: (inspect) => createActor(machine, { input, inspect }) };
}

/** A flow that need not run until a part of the page shows it; from then on it runs as long as the page is kept. */
export const waiting = <A>(one: Flow<A>): Flow<A> => ({ ...one, waits: true });

/**
 * A flow that hears each time that its page is at another address.
 * @param of what of the address makes it another flow
 */
export const hearing = <A>(one: Flow<A>, notify: (actor: A) => void, of = ''): Flow<A> => ({
  ...one,
  notify,
  of,
});

/** A machine for parts of the page to begin flows from. */
export const offered = <M>(machine: M): Offered<M> => ({ machine });

/**
 * A flow that reads one thing, which the server sends along.
 * @param codec as the thing crosses from the server to the page; what does not decode is asked for again
 * @param how `ofAsker`: it differs by who asks; `dispensable`: the page exists without it
 */
export const brought = <I, A, O>(
  codec: Type<A, O>,
  machine: ResourceMachine<I, A>,
  input: I,
  {
    ofAsker = false,
    dispensable = false,
  }: { readonly ofAsker?: boolean; readonly dispensable?: boolean } = {},
): Flow<Actor<ResourceMachine<I, A>>> => ({
  begin: (inspect, sent) => {
    const decoded = codec.decode(sent);
    const initial = isRight(decoded) ? decoded.right : undefined;
    return createActor(machine, { input: { input, initial }, inspect });
  },
  again: (actor) => {
    const { value } = selectResourceStatus<I, A>(actor.getSnapshot());
    return value === null
      ? null
      : (inspect) => createActor(machine, { input: { input, initial: value }, inspect });
  },
  answer: {
    ofAsker,
    standing: (actor) => {
      const { phase, value } = selectResourceStatus<I, A>(actor.getSnapshot());
      return {
        settled: phase !== 'loading',
        notFound: phase === 'notFound' && !dispensable,
        sent: value === null ? undefined : codec.encode(value),
      };
    },
  },
});
