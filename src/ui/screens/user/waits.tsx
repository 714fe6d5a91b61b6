import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingList } from '../../../../contract/waiting/waiting';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { stillWaiting } from '../../../domain/waiting/waiting-row';
import { Button } from '../../kit/action/button/button';
import { Icon } from '../../kit/display/icon/icon';
import { Panel } from '../../kit/display/panel/panel';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { partsText } from '../../kit/text';
import { waitingText as text } from '../../features/account/waiting/text';
import { WaitingRow } from '../../features/account/waiting/waiting-row';
import { userText } from './text';

/** So many rows the page about oneself shows; the page of the list has all. */
const mostShown = 5;

export interface WaitsProps {
  readonly status: ResourceStatus<WaitingList>;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly onReload: () => void;
}

/** What waits for the member; it says that nothing does only where the gateway has said so (DSK-05). */
export function Waits({ status: { value, phase }, now, onReload }: WaitsProps): ReactElement {
  if (value === null)
    return (
      <Panel title={text.title} className="me-waits">
        {phase === 'loading' ? (
          <Skeleton>
            <div className="wait">
              <Bone shape="title" />
            </div>
          </Skeleton>
        ) : (
          <div className="figures-failed" role="alert">
            <p>{text.failed}</p>
            <Button small onPress={onReload}>
              {partsText.reload}
            </Button>
          </div>
        )}
      </Panel>
    );
  const rows = stillWaiting(value.list, now);
  if (rows.length === 0)
    return (
      <Panel title={text.title} className="me-waits">
        <p className="wait-none">{text.none}</p>
      </Panel>
    );
  const many = value.total - (value.list.length - rows.length);
  return (
    <Panel
      title={text.title}
      className="me-waits"
      aside={
        <Link className="me-all" to="/user/waiting">
          {`${userText.recent.all} ${text.many(many)}`}
          <Icon name="forward" size={16} />
        </Link>
      }
    >
      <ul>
        {rows.slice(0, mostShown).map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            <WaitingRow row={row} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
