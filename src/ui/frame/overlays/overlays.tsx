import type { ReactElement } from 'react';
import { LoadingIndicators } from './loading-indicators';
import { MessageNote } from './message-note';
import { OfflineLine } from './offline-line';
import { NotificationCard } from './notification-card';
import { ScrollToTop } from './scroll-to-top';
import { SwipeBack } from './swipe-back';
import './late.css';

export interface OverlaysProps {
  readonly notification: string | null;
  /** Something lies on top of the page. */
  readonly covered: boolean;
}

/**
 * The layers that are shown over the page now and then, and never at first sight: their code loads after the first
 * page.
 */
export function Overlays({ notification, covered }: OverlaysProps): ReactElement {
  return (
    <>
      <LoadingIndicators />
      <div inert={covered}>
        <ScrollToTop />
        <MessageNote />
        <OfflineLine />
      </div>
      <NotificationCard text={notification} />
      <SwipeBack />
    </>
  );
}
