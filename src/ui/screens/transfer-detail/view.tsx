import type { ReactElement } from 'react';
import type { SourceType } from '../../../../contract/sale/source-type';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { transferDetailText as text } from './text';
import { TransferPage, type TransferPlaces } from './transfer-page';
import '../../features/deal/deal-page/deal-page.css';
import './style.css';

export interface TransferDetailViewProps {
  readonly status: ResourceStatus<TransferDetail>;
  readonly copying: CopyingMachine;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
  /** What can be done with the transfer; null until it is here. */
  readonly places: TransferPlaces | null;
  readonly onReload: () => void;
}

function Body({ status, places, onReload, ...page }: TransferDetailViewProps): ReactElement {
  if (status.phase === 'ready' && status.value !== null && places !== null)
    return <TransferPage transfer={status.value} places={places} {...page} />;
  if (status.phase === 'loading') return <PageBones shape="deal" />;
  if (status.phase === 'failed')
    return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
  return (
    <StatePanel picture="empty" title={text.notFound} text={text.notFoundText}>
      <ButtonLink kind="primary" to="/gf">
        {text.toOthers}
      </ButtonLink>
    </StatePanel>
  );
}

export function TransferDetailView(body: TransferDetailViewProps): ReactElement {
  return (
    <>
      <PageBar title={text.title} />
      <EarlierNotice status={body.status} now={body.now} />
      <Body {...body} />
    </>
  );
}
