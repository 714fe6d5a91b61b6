import type { SnapshotFrom } from 'xstate';
import type { PaymentFollowingMachine } from './machine';

/** What a view sees of a payment on another device: awaited, awaited without an answer, and how it ended. */
export type FollowingStatus = 'waiting' | 'unanswered' | 'paid' | 'closed' | 'over';

export const selectFollowingStatus = <S>(
  snapshot: SnapshotFrom<PaymentFollowingMachine<S>>,
): FollowingStatus => {
  if (snapshot.matches('paid')) return 'paid';
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('over')) return 'over';
  return snapshot.matches({ following: 'unanswered' }) ? 'unanswered' : 'waiting';
};
