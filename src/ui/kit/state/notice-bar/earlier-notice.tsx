import type { ReactElement } from 'react';
import type { GatewayFailure } from '../../../../domain/gateway/failure';
import { momentText } from '../../../../domain/time/moment-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { NoticeBar } from './notice-bar';
import { earlierText } from './text';

export interface EarlierNoticeProps {
  readonly status: {
    /** When what stands below was loaded, milliseconds since 1970; null where it is of now, which needs no word. */
    readonly earlierAt: number | null;
    /** Why it could not be loaded anew; null where there is no network to try it by. */
    readonly failure: GatewayFailure | null;
  };
  readonly now: number;
}

/** Says of when what stands below is, where it could not be loaded anew. */
export function EarlierNotice({ status, now }: EarlierNoticeProps): ReactElement | null {
  const { earlierAt, failure } = status;
  if (earlierAt === null) return null;
  const offline = failure === null || failure.kind === 'network';
  return (
    <NoticeBar>
      {earlierText[offline ? 'offline' : 'failed'](momentText(earlierAt, now, readerClock))}
    </NoticeBar>
  );
}
