import type { ReactElement } from 'react';
import type { WaitingList } from '../../../../contract/waiting/waiting';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { readerClock } from '../../../domain/time/date-fields';
import { momentText } from '../../../domain/time/moment-text';
import { stillWaiting, waitingGroups } from '../../../domain/waiting/waiting-row';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { waitingText as text } from '../../features/account/waiting/text';
import { WaitingRow } from '../../features/account/waiting/waiting-row';
import { waitingPageText as pageText } from './text';
import './style.css';

export interface WaitingViewProps {
  readonly status: ResourceStatus<WaitingList>;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly onReload: () => void;
}

/** The rows under today, three days and later; loading and failing say so, and never that nothing waits (DSK-05). */
export function WaitingView({ status, now, onReload }: WaitingViewProps): ReactElement {
  const { value, phase, failure } = status;
  if (value === null)
    return phase === 'loading' ? (
      <PageBones shape="orders" />
    ) : (
      <FailedPanel title={text.failed} failure={failure} onReload={onReload} />
    );
  const rows = stillWaiting(value.list, now);
  const ended = value.list.length - rows.length;
  const beyond = value.total - value.list.length;
  if (rows.length === 0 && beyond === 0)
    return (
      <StatePanel picture="empty" title={text.none} text={pageText.noneText}>
        <ButtonLink to="/sale" kind="primary">
          {pageText.toDeals}
        </ButtonLink>
        <ButtonLink to="/push_settings">{pageText.toPushes}</ButtonLink>
      </StatePanel>
    );
  return (
    <div className="waiting">
      <EarlierNotice status={status} now={now} />
      <p className="waiting-sum">
        <span>
          {text.many(value.total - ended)}
          {pageText.ordered}
        </span>
        <span>{momentText(now, now, readerClock)}</span>
      </p>
      {waitingGroups(rows, now).map(({ group, rows: own }) => (
        <section key={group} className="waiting-group" aria-labelledby={`waiting-${group}`}>
          <h2 id={`waiting-${group}`}>{pageText.group(group)}</h2>
          <ul>
            {own.map((row) => (
              <li key={`${row.kind} ${row.id}`}>
                <WaitingRow row={row} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="waiting-end">{beyond === 0 ? pageText.end : pageText.more(beyond)}</p>
    </div>
  );
}
