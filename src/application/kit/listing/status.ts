import type { SnapshotFrom } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { ListingMachine } from './machine';
import type { Fresh } from './merge';

/** What a view sees of a list. */
export interface ListingStatus<A> {
  readonly phase: 'loading' | 'empty' | 'failed' | 'ready';
  readonly items: readonly A[];
  /** The number of items in the whole list; null until it is known. */
  readonly total: number | null;
  /** What came since and was not looked at: how many, and those of them that may be held back. */
  readonly fresh: Fresh<A>;
  readonly refreshing: boolean;
  readonly refreshFailed: boolean;
  /** `remains`: more can be asked for; `end`: nothing follows. */
  readonly more: 'remains' | 'loading' | 'failed' | 'end';
  /** Why the last request failed. */
  readonly failure: GatewayFailure | null;
  /** The time at which the shown items were loaded, when a reload failed or there is no network; else null. */
  readonly earlierAt: number | null;
}

type ListingSnapshot<A> = SnapshotFrom<ListingMachine<A>>;

const phaseOf = <A>(snapshot: ListingSnapshot<A>): ListingStatus<A>['phase'] => {
  if (snapshot.matches('ready')) return 'ready';
  if (snapshot.matches('empty')) return 'empty';
  return snapshot.matches('failed') ? 'failed' : 'loading';
};

const moreOf = <A>(snapshot: ListingSnapshot<A>): ListingStatus<A>['more'] => {
  if (snapshot.matches({ ready: 'loadingMore' })) return 'loading';
  if (snapshot.matches({ ready: 'moreFailed' })) return 'failed';
  return snapshot.context.next === null ? 'end' : 'remains';
};

export const selectListingStatus = <A>(snapshot: ListingSnapshot<A>): ListingStatus<A> => ({
  phase: phaseOf(snapshot),
  items: snapshot.context.items,
  total: snapshot.context.total,
  fresh: snapshot.context.fresh,
  refreshing: snapshot.matches({ ready: 'refreshing' }),
  refreshFailed: snapshot.matches({ ready: 'refreshFailed' }),
  more: moreOf(snapshot),
  failure: snapshot.context.failure,
  earlierAt:
    snapshot.matches({ ready: 'refreshFailed' }) || snapshot.matches({ ready: 'cutOff' })
      ? snapshot.context.loadedAt
      : null,
});
