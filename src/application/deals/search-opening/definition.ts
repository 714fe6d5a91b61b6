import { fromPromise } from 'xstate';
import type { SearchGateway } from '../../../ports/search-gateway';
import { searchOpeningMachine, type SearchOpeningMachine } from './machine';

/** Telling, wired to its call, which goes on when the page is left for the list. */
export const searchOpening = ({
  gateways,
}: {
  readonly gateways: { readonly searches: Pick<SearchGateway, 'seen'> };
}): SearchOpeningMachine =>
  searchOpeningMachine.provide({
    actors: { tell: fromPromise<unknown, string>(({ input }) => gateways.searches.seen(input)()) },
  });
