import type { SnapshotFrom } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { ResourceMachine } from './machine';

/** What a view sees of a resource. */
export interface ResourceStatus<A> {
  readonly phase: 'loading' | 'ready' | 'notFound' | 'forbidden' | 'failed';
  /** Null until it was loaded once. */
  readonly value: A | null;
  readonly reloading: boolean;
  /** Why the last load failed, also while an earlier value is shown. */
  readonly failure: GatewayFailure | null;
  /** The time at which the shown value was loaded, when a reload failed or there is no network; else null. */
  readonly earlierAt: number | null;
}

const phaseOf = <I, A>(snapshot: SnapshotFrom<ResourceMachine<I, A>>): ResourceStatus<A>['phase'] => {
  if (snapshot.matches('ready')) return 'ready';
  if (snapshot.matches('notFound')) return 'notFound';
  if (snapshot.matches('forbidden')) return 'forbidden';
  return snapshot.matches('failed') ? 'failed' : 'loading';
};

export const selectResourceStatus = <I, A>(
  snapshot: SnapshotFrom<ResourceMachine<I, A>>,
): ResourceStatus<A> => ({
  phase: phaseOf(snapshot),
  value: snapshot.context.value,
  reloading: snapshot.matches({ ready: 'reloading' }),
  failure: snapshot.context.failure,
  earlierAt:
    snapshot.matches({ ready: 'reloadFailed' }) || snapshot.matches({ ready: 'cutOff' })
      ? snapshot.context.loadedAt
      : null,
});
