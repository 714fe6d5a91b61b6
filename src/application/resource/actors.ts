import { fromPromise } from 'xstate';
import type { Call, CallOptions } from '../../ports/call';

/** The actor that loads a resource by one port call; leaving the state cancels the call. */
export const resourceActors = <I, A>(load: (input: I, options: CallOptions) => Call<A>) => ({
  load: fromPromise<Awaited<ReturnType<Call<A>>>, { readonly of: I }>(({ input, signal }) =>
    load(input.of, { signal })(),
  ),
});
