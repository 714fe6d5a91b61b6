import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import type { CopyingMachine } from '../../../application/copying/machine';
import type { ReportMachine } from '../../../application/report/definition';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import type { SaleAddress } from '../../../ports/sale-gateway';
import { useFlows } from '../../given/flows';
import { useNotFoundTitle } from '../../given/use-own-title';
import { ReportTool } from '../../parts/report/report-tool';
import { TransferDetailView } from './view';

export interface TransferDetailScreenProps {
  readonly flows: {
    readonly transfer: ActorRefFrom<ResourceMachine<SaleAddress, TransferDetail>>;
    readonly copying: CopyingMachine;
    readonly reporting: ReportMachine;
  };
}

/** One share transfer. */
export function TransferDetailScreen({
  flows: { transfer, copying, reporting },
}: TransferDetailScreenProps): ReactElement {
  const { app, sourceTypes, now } = useFlows();
  const status = useSelector(transfer, selectResourceStatus<SaleAddress, TransferDetail>);
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <TransferDetailView
      status={status}
      copying={copying}
      sourceTypes={sourceTypes}
      now={now()}
      report={
        status.value === null ? null : (
          <ReportTool machine={reporting} of={{ kind: 'transfer', id: status.value.id }} />
        )
      }
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => transfer.send({ type: 'resource.reloadRequested' })}
    />
  );
}
