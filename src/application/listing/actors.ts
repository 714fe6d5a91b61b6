import { fromPromise } from 'xstate';
import type { Page, PageRequest } from '../../domain/page/page';
import type { Call, CallOptions } from '../../ports/call';
import type { PageAnswer } from './listing-context';

/** The actor that loads one page by a port call; leaving the state cancels the call. */
export const listingActors = <A>(load: (request: PageRequest, options: CallOptions) => Call<Page<A>>) => ({
  loadPage: fromPromise<PageAnswer<A>, PageRequest>(({ input, signal }) => load(input, { signal })()),
});
