import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ResourceMachine } from '../../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../../application/kit/resource/status';
import type { Columns } from '../deal-list/columns';
import { PlainHeads } from '../deal-list/plain-heads';
import { DealSkeleton } from '../deal-list/deal-skeleton';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { Panel } from '../../../kit/display/panel/panel';
import '../deal-list/deal-list.css';

export interface WantedPartProps<I, A> {
  readonly wanted: ActorRefFrom<ResourceMachine<I, A>>;
  readonly title: string;
  /** What it says when the deal is no longer there. */
  readonly gone: string;
  /** What it says when the card did not come. */
  readonly failed: string;
  readonly columns: Columns;
  readonly className?: string;
  readonly card: (value: A) => ReactElement;
}

/** The card of the deal that led the visitor here (ACC-06); nothing where visitors may not see it. */
export function WantedPart<I, A>(props: WantedPartProps<I, A>): ReactElement | null {
  const { wanted, title, gone, failed, columns, className = '', card } = props;
  const { phase, value, failure } = useSelector(wanted, selectResourceStatus<I, A>);
  if (value === null && phase === 'forbidden') return null;
  return (
    <Panel title={title} className="landing-wanted">
      {value === null ? (
        phase === 'loading' ? (
          <DealSkeleton count={1} />
        ) : phase === 'failed' ? (
          <FailedPanel
            title={failed}
            failure={failure}
            aside
            onReload={() => wanted.send({ type: 'resource.reloadRequested' })}
          />
        ) : (
          <p className="landing-gone">{gone}</p>
        )
      ) : (
        <>
          <PlainHeads columns={columns} starred={false} />
          <ul className={`deals ${className}`}>
            <li>{card(value)}</li>
          </ul>
        </>
      )}
    </Panel>
  );
}
