import type { SnapshotFrom } from 'xstate';
import type { Work } from '../../../ports/under-way';
import type { releaseMachine } from './machine';

/** What a view sees: nothing, a new release that is offered, or one that is being applied. */
export type ReleaseStatus =
  | { readonly kind: 'none' }
  /** `work`: what it waits for, after the user asked for it. */
  | { readonly kind: 'offered'; readonly work: Work | null }
  | { readonly kind: 'applying' };

export const selectReleaseStatus = (snapshot: SnapshotFrom<typeof releaseMachine>): ReleaseStatus => {
  if (snapshot.matches('waiting')) return { kind: 'offered', work: snapshot.context.work };
  return snapshot.matches('applying') || snapshot.matches('reloading')
    ? { kind: 'applying' }
    : { kind: 'none' };
};
