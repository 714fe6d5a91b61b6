import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Sale } from '../../../domain/sale/sale';
import { DealList } from '../../features/deal/deal-list/deal-list';
import { Icon } from '../../kit/display/icon/icon';
import { Panel } from '../../kit/display/panel/panel';
import { dealsState } from './states-later';
import { homeText } from './text';

export interface RecommendedProps {
  readonly status: ResourceStatus<readonly Sale[]>;
  readonly now: number;
  /** A visitor is offered the overview, a member, who would be sent back from it, the list. */
  readonly forVisitor: boolean;
  readonly onReload: () => void;
}

/** Up to five deals (ENT-11). */
export function Recommended({ status, now, forVisitor, onReload }: RecommendedProps): ReactElement {
  const deals = status.value ?? [];
  const more = (
    <Link className="more" to={forVisitor ? '/sale/landing' : '/sale'}>
      {forVisitor ? homeText.overview : homeText.all}
      <Icon name="forward" size={16} />
    </Link>
  );
  return (
    <Panel title={homeText.deals} aside={more}>
      {deals.length === 0 ? (
        <dealsState.Part status={status} onReload={onReload} />
      ) : (
        <DealList deals={deals} now={now} forVisitor={forVisitor} />
      )}
    </Panel>
  );
}
