import type { Connection } from '../../../ports/connection';
import { connectionActors } from '../connection/actors';
import { fromCall, readLimit } from '../from-call';
import type { Call, CallOptions } from '../../../ports/call';

/** The actors that load a resource by one port call, which leaving the state cancels, and report the connection. */
export const resourceActors = <I, A>(
  load: (input: I, options: CallOptions) => Call<A>,
  connection: Connection,
) => ({
  ...connectionActors(connection),
  load: fromCall<A, { readonly of: I }>(({ of }, options) => load(of, options), { limit: readLimit }),
});
