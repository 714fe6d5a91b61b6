import type { SnapshotFrom } from 'xstate';
import type { UnreadCountMachine } from './machine';

type UnreadCount = SnapshotFrom<UnreadCountMachine>;
interface Last {
  readonly from: UnreadCount;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the unread count. */
export const unreadCountInvariants: Readonly<Record<string, (now: UnreadCount, last?: Last) => boolean>> = {
  '[SOC-03] at most one refresh is under way, and only in its state': (now) =>
    now.matches('refreshing') === (now.children.readCount !== undefined),
  '[SOC-03] a request is never lost: a refresh that begins after it is under way or waits': (now, last) =>
    last?.event.type !== 'unread.refreshRequested' ||
    now.matches({ refreshing: 'followed' }) ||
    now.matches({ pausing: 'followed' }) ||
    (last.from.matches('idle') && now.matches('refreshing')),
  '[SOC-03] one refresh never follows another without the pause': (now, last) =>
    last === undefined ||
    !last.from.matches('refreshing') ||
    !now.matches('refreshing') ||
    isSameRefresh(now, last),
  '[LOG-08] after clearing nothing is counted and no call is under way': (now, last) =>
    last?.event.type !== 'unread.cleared' || (now.matches('idle') && now.context.count === 0),
};

const isSameRefresh = (now: UnreadCount, last: Last): boolean =>
  now.children.readCount === last.from.children.readCount;
