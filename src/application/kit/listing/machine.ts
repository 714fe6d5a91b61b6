import type { Clock } from '../../../ports/clock';
import { whenBack } from '../connection/actors';
import { arrivals } from './arrivals';
import type { ListingContext } from './listing-context';
import { nothingFresh } from './merge';
import { readyState } from './ready';
import { firstPageOf, listingSetup } from './setup';

/**
 * A list read page by page: first page, more, refresh, new items, empty, failed, end. Loaded items stay when a later
 * page or a refresh fails. A failed list, and one that may have grown old while there was no network, is loaded
 * automatically when the connection is back. Source: LAY-16.
 * @param clock gives the time at which the list was loaded
 */
export const listingMachine = <A>(idOf: (item: A) => string, clock: Clock) => {
  const base = listingSetup(idOf, clock);
  return base.createMachine({
    id: 'listing',
    description: 'A list read page by page.',
    meta: { requirements: ['LAY-16'] },
    context: ({ input }): ListingContext<A> => ({
      pageSize: input.pageSize,
      items: input.initial?.items ?? [],
      next: input.initial?.next ?? null,
      askedCursors: [],
      moreWanted: false,
      total: input.initial?.total ?? null,
      fresh: nothingFresh,
      failure: null,
      loadedAt: input.initial === undefined ? null : clock.now(),
    }),
    invoke: [
      { id: 'changeFeed', src: 'changeFeed' },
      { id: 'itemChanges', src: 'itemChanges' },
    ],
    on: {
      'listing.freshSeen': { actions: 'forgetFresh' },
      'listing.itemChanged': { actions: { type: 'keepItem', params: ({ event }) => event.item } },
    },
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Starts from what came with the page, or asks for it.',
        meta: { requirements: ['PER-03'] },
        always: [
          { guard: 'somethingIsShown', target: 'ready' },
          { guard: 'nothingIsThere', target: 'empty' },
          { target: 'loading' },
        ],
      },
      loading: {
        description: 'The first page is under way; skeletons are shown.',
        meta: { requirements: ['LAY-16'] },
        entry: 'forgetFailure',
        initial: 'alone',
        states: arrivals,
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: firstPageOf,
          onDone: [
            {
              guard: 'anotherFollows',
              target: 'overtaken',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'pageHasItems', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'keepFirstPage', params: ({ event }) => event.output } },
          ],
        },
      },
      overtaken: {
        description: 'The answer is here, and something new arrived since it was asked for.',
        meta: { requirements: ['LAY-16'] },
        always: [
          { guard: 'somethingIsShown', target: 'ready.pausing.followed' },
          { guard: 'somethingFailed', target: 'failed' },
          { target: 'loading' },
        ],
      },
      empty: {
        description: 'The gateway answered that there is nothing.',
        meta: { requirements: ['LAY-16'] },
        on: {
          'listing.refreshRequested': 'loading',
          'listing.retryRequested': 'loading',
          'listing.outdated': 'loading',
        },
      },
      failed: {
        description: 'The first page could not be loaded; the reason and a retry are shown.',
        meta: { requirements: ['LAY-16'] },
        invoke: whenBack('loading'),
        on: {
          'listing.refreshRequested': 'loading',
          'listing.retryRequested': 'loading',
          'listing.outdated': 'loading',
        },
      },
      ready: readyState(base),
    },
  });
};

export type ListingMachine<A> = ReturnType<typeof listingMachine<A>>;
