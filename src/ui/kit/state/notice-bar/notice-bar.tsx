import type { ReactElement, ReactNode } from 'react';
import './notice-bar.css';

export interface NoticeBarProps {
  readonly children: ReactNode;
}

/** A line across the page about its state: offline, reconnecting, older data. */
export function NoticeBar({ children }: NoticeBarProps): ReactElement {
  return (
    <p className="notice-bar" role="status">
      {children}
    </p>
  );
}
