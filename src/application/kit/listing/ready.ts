import { whenBack, whenLost } from '../connection/actors';
import { arrivals } from './arrivals';
import { firstPageOf, newestOf, nextPageOf, type ListingSetup } from './setup';

const renewed = { 'listing.refreshRequested': 'refreshing', 'listing.outdated': 'catchingUp' } as const;

/** The part of the listing's chart in which items are shown. */
export const readyState = <A>(base: ListingSetup<A>) =>
  base.createStateConfig({
    description: 'Items are shown.',
    meta: { requirements: ['LAY-16'] },
    initial: 'resting',
    states: {
      resting: {
        description: 'Nothing is under way.',
        meta: { requirements: ['LAY-16'] },
        always: { guard: 'moreIsWanted', target: 'loadingMore' },
        invoke: whenLost('cutOff'),
        on: { ...renewed, 'listing.moreRequested': [{ guard: 'moreRemains', target: 'loadingMore' }] },
      },
      pausing: {
        description:
          'New items were just loaded, or did not load; later ones are requested when the pause is over.',
        meta: { requirements: ['LAY-16', 'SOC-03'] },
        invoke: whenLost('cutOff'),
        initial: 'alone',
        states: {
          alone: {
            ...arrivals.alone,
            always: { guard: 'moreIsWanted', target: '#listing.ready.loadingMore' },
          },
          followed: arrivals.followed,
        },
        after: { newsPause: [{ guard: 'anotherFollows', target: 'catchingUp' }, { target: 'resting' }] },
        on: {
          'listing.refreshRequested': 'refreshing',
          'listing.moreRequested': [{ guard: 'moreRemains', actions: 'wantMore' }],
        },
      },
      loadingMore: {
        description: 'The next page is under way; the items stay.',
        meta: { requirements: ['LAY-16'] },
        entry: ['forgetFailure', 'forgetWish'],
        initial: 'alone',
        states: arrivals,
        on: { 'listing.refreshRequested': 'refreshing' },
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: nextPageOf,
          onDone: [
            {
              guard: 'anotherFollows',
              target: '#listing.overtaken',
              actions: { type: 'keepMore', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'cursorIsRepeated', params: ({ event }) => event.output },
              target: 'resting',
              actions: [{ type: 'keepMore', params: ({ event }) => event.output }, 'reportRepeatedCursor'],
            },
            {
              guard: { type: 'pageCame', params: ({ event }) => event.output },
              target: 'resting',
              actions: { type: 'keepMore', params: ({ event }) => event.output },
            },
            { target: 'moreFailed', actions: { type: 'keepMore', params: ({ event }) => event.output } },
          ],
        },
      },
      moreFailed: {
        description: 'The next page did not come; a line at the end offers to try again.',
        meta: { requirements: ['LAY-16'] },
        invoke: whenBack('loadingMore'),
        on: { ...renewed, 'listing.retryRequested': 'loadingMore' },
      },
      refreshing: {
        description: 'The user pulled: the first page is loaded again; the items stay.',
        meta: { requirements: ['LAY-16'] },
        entry: 'forgetFailure',
        initial: 'alone',
        states: arrivals,
        on: { 'listing.moreRequested': [{ guard: 'moreRemains', actions: 'wantMore' }] },
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: firstPageOf,
          onDone: [
            {
              guard: 'anotherFollows',
              target: '#listing.overtaken',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'pageHasItems', params: ({ event }) => event.output },
              target: 'resting',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
              target: '#listing.empty',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
            {
              target: 'refreshFailed',
              actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            },
          ],
        },
      },
      refreshFailed: {
        description: 'The new items did not load; the loaded ones stay, with a notice.',
        meta: { requirements: ['LAY-16'] },
        invoke: whenBack('catchingUp'),
        on: {
          'listing.refreshRequested': 'refreshing',
          'listing.outdated': 'pausing.followed',
          'listing.retryRequested': 'refreshing',
        },
      },
      cutOff: {
        description: 'There is no network: the loaded items stay, with the time of their loading.',
        meta: { requirements: ['LAY-16'] },
        invoke: whenBack('catchingUp'),
        on: {
          ...renewed,
          'listing.moreRequested': [{ guard: 'moreRemains', target: 'loadingMore' }],
          'listing.retryRequested': 'refreshing',
        },
      },
      catchingUp: {
        description: 'Something new is at the head; it is fetched without disturbing the reader.',
        meta: { requirements: ['LAY-16'] },
        entry: 'forgetFailure',
        initial: 'alone',
        states: arrivals,
        on: {
          'listing.refreshRequested': 'refreshing',
          'listing.moreRequested': [{ guard: 'moreRemains', actions: 'wantMore' }],
        },
        invoke: {
          id: 'loadNewest',
          src: 'loadNewest',
          input: newestOf,
          onDone: [
            {
              guard: 'anotherFollows',
              target: '#listing.overtaken',
              actions: { type: 'keepNewest', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'pageHasItems', params: ({ event }) => event.output },
              target: 'pausing',
              actions: { type: 'keepNewest', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
              target: '#listing.empty',
              actions: { type: 'keepNewest', params: ({ event }) => event.output },
            },
            {
              target: 'refreshFailed',
              actions: [{ type: 'keepNewest', params: ({ event }) => event.output }, 'reportCatchUpFailed'],
            },
          ],
        },
      },
    },
  });
