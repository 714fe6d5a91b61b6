import type { ReactElement, ReactNode } from 'react';
import type { ResourceStatus } from '../../../../application/kit/resource/status';
import type { Plan } from '../../../../../contract/membership/plan';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { Rows } from '../../../kit/state/skeleton/bone-parts';
import { Skeleton } from '../../../kit/state/skeleton/skeleton';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import './rights-list.css';
import { planPartText as text } from './text';

/** As high as what a plan says, so that what follows does not move when it comes. */
const rightsAwaited = (
  <Skeleton>
    <div className="plans-awaited">
      <Rows count={7} />
    </div>
  </Skeleton>
);

export interface PlansOrProps {
  readonly plans: ResourceStatus<readonly Plan[]>;
  /** The placeholder while they load; the shape of rows when left out. */
  readonly awaited?: ReactElement;
  readonly onReload: () => void;
  readonly children: (plans: readonly Plan[]) => ReactNode;
}

/** Renders the plans once they are loaded; before that their shapes, or the failure. */
export function PlansOr({ plans, awaited = rightsAwaited, onReload, children }: PlansOrProps): ReactElement {
  if (plans.phase === 'loading') return awaited;
  if (plans.value === null)
    return <FailedPanel title={text.failed} failure={plans.failure} onReload={onReload} />;
  if (plans.value.length === 0)
    return (
      <StatePanel picture="empty" title={text.none} text={text.noneText}>
        <ButtonLink to="/">{text.toHome}</ButtonLink>
      </StatePanel>
    );
  return <>{children(plans.value)}</>;
}
