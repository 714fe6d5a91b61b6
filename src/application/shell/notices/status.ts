import type { SnapshotFrom } from 'xstate';
import type { Dialog, ToastTells } from './events';
import type { NoticesMachine } from './machine';

/** What a view shows over the page; null is nothing. */
export interface NoticesStatus {
  readonly toast: string | null;
  readonly toastTells: ToastTells;
  readonly notification: string | null;
  readonly dialog: Dialog | null;
}

export const selectNoticesStatus = (snapshot: SnapshotFrom<NoticesMachine>): NoticesStatus => {
  const { toast, toastTells, notification, dialogs } = snapshot.context;
  return {
    ...(snapshot.matches({ toast: 'shown' }) ? { toast, toastTells } : { toast: null, toastTells: 'news' }),
    notification: snapshot.matches({ notification: 'shown' }) ? notification : null,
    dialog: dialogs[0] ?? null,
  };
};
