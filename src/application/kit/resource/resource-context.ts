import type { GatewayFailure } from '../../../domain/gateway/failure';

/** What one page reads as a whole: `I` says which, `A` is the thing itself. */
export interface ResourceInput<I, A> {
  readonly input: I;
  /** The answer when it is already at hand (server rendering): no second fetch (PER-03). */
  readonly initial?: A | undefined;
}

export interface ResourceContext<I, A> {
  readonly input: I;
  readonly value: A | null;
  readonly failure: GatewayFailure | null;
  /** When the value was loaded, milliseconds since 1970; null as long as there is none. */
  readonly loadedAt: number | null;
}

/** The user, or a change of the thing, requests a reload. */
export interface ResourceEvent {
  readonly type: 'resource.reloadRequested';
}

/** What the machine is about, for the compiler only. */
export interface ResourceTypes<I, A> {
  readonly context?: ResourceContext<I, A>;
  readonly events?: ResourceEvent;
  readonly input?: ResourceInput<I, A>;
}
