import type { TaskEither } from 'fp-ts/TaskEither';
import type { GatewayFailure } from '../domain/gateway/failure';

/** A call under way: a value or a closed failure, never an exception. */
export type Call<A> = TaskEither<GatewayFailure, A>;

/** What every gateway call takes besides its own input: the signal that cancels it (LOG-13). */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The same for a write that the gateway knows again by its key, when it is repeated because no answer came. */
export interface WriteOptions extends CallOptions {
  /** A UUID. */
  readonly key?: string;
}
