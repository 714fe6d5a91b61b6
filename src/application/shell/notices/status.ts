import type { SnapshotFrom } from 'xstate';
import type { Dialog, ToastKind } from './events';
import type { NoticesMachine } from './machine';

/** What a view shows over the page; null is nothing. */
export interface NoticesStatus {
  readonly toast: string | null;
  readonly toastKind: ToastKind;
  readonly notification: string | null;
  readonly dialog: Dialog | null;
}

export const selectNoticesStatus = (snapshot: SnapshotFrom<NoticesMachine>): NoticesStatus => {
  const { toast, toastKind, notification, dialogs } = snapshot.context;
  return {
    ...(snapshot.matches({ toast: 'shown' }) ? { toast, toastKind } : { toast: null, toastKind: 'news' }),
    notification: snapshot.matches({ notification: 'shown' }) ? notification : null,
    dialog: dialogs[0] ?? null,
  };
};
