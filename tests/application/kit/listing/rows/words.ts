import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type { ListingFact } from '../../../../../src/application/kit/listing/listing-context';
import { listingMachine } from '../../../../../src/application/kit/listing/machine';
import type { Page } from '../../../../../src/domain/page/page';
import type { GatewayFailure } from '../../../../../src/domain/gateway/failure';
import { after, done, elapse } from '../../../../support/explore/step';

export interface Item {
  readonly id: string;
  readonly note?: string;
}

export const rows = (...ids: readonly string[]): readonly Item[] => ids.map((id) => ({ id }));
export const second = { cursor: 'c2', page: 2, pageSize: 2 };
export const firstCall = [{ actor: 'loadPage', input: { cursor: null, page: 1, pageSize: 2 } }];
export const secondCall = [{ actor: 'loadPage', input: second }];
export const came = done('loadPage', right({ items: rows('a', 'b'), total: 3, next: second }));
export const lastCame = done('loadPage', right({ items: rows('b', 'c'), total: 3, next: null }));
export const newerCame = done('loadPage', right({ items: rows('z', 'a'), total: 4, next: second }));
export const nothing = done('loadPage', right({ items: [], total: 0, next: null }));
export const network = done('loadPage', left({ kind: 'network' }));
export const newest = (page: Page<Item>, ...gone: readonly string[]) =>
  done('loadNewest', right({ ...page, gone: rows(...gone) }));
export const newerAtHead = newest({ items: rows('z', 'a'), total: 4, next: second });
/** The first is gone, and the third has its place in the page. */
export const nextAtHead = newest({ items: rows('b', 'c'), total: 2, next: second }, 'a');
export const burstAtHead = newest({ items: rows('y', 'z'), total: 9, next: second });
export const wholeAtHead = newest({ items: rows('z', 'a'), total: 2, next: null });
export const nothingAtHead = newest({ items: [], total: 0, next: null });
export const networkAtHead = done('loadNewest', left({ kind: 'network' }));
/** @param shown ids of what is shown */
export const newestCall = (...shown: readonly string[]) => [
  {
    actor: 'loadNewest',
    input: { shown: rows(...shown), first: { cursor: null, page: 1, pageSize: 2 } },
  },
];
export const broken = done('loadPage', left({ kind: 'malformed', field: '' }));
export const lost = done('networkLost');
export const back = done('connectionBack');
export const waitsForEnd = ['networkLost'];
export const waitsForReturn = ['connectionBack'];
export const late = done('loadPage', left({ kind: 'timeout' }));
export const lateAtHead = done('loadNewest', left({ kind: 'timeout' }));
/** The pause after an answer is over. */
export const paused = elapse(500);
export const pauseEnds = after(500);
export const refresh = { type: 'listing.refreshRequested' } as const;
export const more = { type: 'listing.moreRequested' } as const;
export const retry = { type: 'listing.retryRequested' } as const;
export const outdated = { type: 'listing.outdated' } as const;
export const changed = (id: string) =>
  ({ type: 'listing.itemChanged', item: { id, note: 'changed' } }) as const;
export const wasTimeout = { failure: { kind: 'timeout' } } as const;
export const wasDefect = { failure: { kind: 'malformed', field: '' } } as const;
export const notCaughtUp = (failure: GatewayFailure): readonly EventObject[] => {
  const fact: ListingFact = { type: 'listing.catchUpFailed', failure };
  return [fact];
};

export const machine = listingMachine<Item>(({ id }) => id, { now: () => 1_000 });
