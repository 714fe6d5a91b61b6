import type { ReactElement } from 'react';
import { layoutText } from './text';

export interface AnnouncerProps {
  readonly toast: string | null;
  readonly notification: string | null;
  readonly unread: string | null;
}

/**
 * Announces to screen readers what others see appear: toasts, notifications, and the number of unread messages
 * (LAY-17).
 */
export function Announcer({ toast, notification, unread }: AnnouncerProps): ReactElement {
  return (
    <div className="vh">
      <p role="status">{toast}</p>
      <p role="status">{notification}</p>
      <p role="status">{unread === null ? '' : layoutText.unreadNow(unread)}</p>
    </div>
  );
}
