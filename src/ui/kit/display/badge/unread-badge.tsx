import type { ReactElement } from 'react';
import { partsText } from '../../text';
import './badge.css';

export interface UnreadBadgeProps {
  /** '1' to '99' or '99+'; null shows nothing (LAY-02). */
  readonly label: string | null;
}

/** The red count of what is unread, read out as '未读 12'. */
export function UnreadBadge({ label }: UnreadBadgeProps): ReactElement | null {
  if (label === null) return null;
  return (
    <span className="badge">
      <span className="vh">{partsText.unread} </span>
      {label}
    </span>
  );
}
