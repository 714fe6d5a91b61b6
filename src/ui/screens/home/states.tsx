import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { Button } from '../../kit/action/button/button';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { partsText } from '../../kit/text';
import { afterFirstViewText as text } from './after-first-view-text';
import './states.css';

export interface StateProps {
  readonly status: ResourceStatus<unknown>;
  readonly onReload: () => void;
}

/** The banners' place while they load, and when they did not come. */
export function BannersState({ status, onReload }: StateProps): ReactElement {
  if (status.phase === 'loading')
    return (
      <Skeleton>
        <Bone shape="block" />
      </Skeleton>
    );
  return (
    <p className="home-failed" role="alert">
      {text.bannersFailed}
      <Button small onPress={onReload}>
        {partsText.retry}
      </Button>
    </p>
  );
}

/** The place of titles while they load, and when they did not come. */
export function NewsState({
  status,
  failed,
  onReload,
}: StateProps & { readonly failed: string }): ReactElement {
  if (status.phase === 'loading')
    return (
      <Skeleton>
        <Bone shape="full" />
        <Bone shape="line" />
        <Bone shape="full" />
      </Skeleton>
    );
  return (
    <p className="home-failed" role="alert">
      {failed}
      <Button small onPress={onReload}>
        {partsText.retry}
      </Button>
    </p>
  );
}

/** The deals' place while they load, when they did not come, and when there are none. */
export function DealsState({ status, onReload }: StateProps): ReactElement {
  if (status.phase === 'loading') return <DealSkeleton />;
  if (status.value !== null)
    return <StatePanel picture="empty" title={text.noDeals} text={text.noDealsText} />;
  return <FailedPanel title={text.dealsFailed} failure={status.failure} onReload={onReload} />;
}
