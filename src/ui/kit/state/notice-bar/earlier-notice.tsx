import type { ReactElement } from 'react';
import type { GatewayFailure } from '../../../../domain/gateway/failure';
import { momentText } from '../../../../domain/time/moment-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { useLoadedAt } from '../../page/kept-since';
import { NoticeBar } from './notice-bar';
import { earlierText } from './text';

export interface EarlierNoticeProps {
  readonly status: {
    /**
     * When the content below was loaded, in milliseconds since 1970; null for current content, which needs no
     * notice.
     */
    readonly earlierAt: number | null;
    /** Why the content could not be reloaded; null without a network. */
    readonly failure: GatewayFailure | null;
  };
  readonly now: number;
}

/** Shows the age of the content below, when it could not be reloaded. */
export function EarlierNotice({ status, now }: EarlierNoticeProps): ReactElement | null {
  const { failure } = status;
  const earlierAt = useLoadedAt(status.earlierAt);
  if (earlierAt === null) return null;
  const offline = failure === null || failure.kind === 'network';
  return (
    <NoticeBar>
      {earlierText[offline ? 'offline' : 'failed'](momentText(earlierAt, now, readerClock))}
    </NoticeBar>
  );
}
