import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import type { CopyingMachine } from '../../../application/copying/machine';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import { sharedTransfer } from '../../../domain/share/deal-to-share';
import type { SaleAddress } from '../../../ports/sale-gateway';
import { useFlows } from '../../given/flows';
import { useThingTitle } from '../../given/use-own-title';
import { DealTools, type DealToolFlows } from '../../parts/deal-tools/deal-tools';
import { TransferDetailView } from './view';

export interface TransferDetailScreenProps {
  readonly flows: {
    readonly transfer: ActorRefFrom<ResourceMachine<SaleAddress, TransferDetail>>;
    readonly copying: CopyingMachine;
  } & DealToolFlows;
}

/** One share transfer. */
export function TransferDetailScreen({
  flows: { transfer, copying, ...tools },
}: TransferDetailScreenProps): ReactElement {
  const { app, sourceTypes, now } = useFlows();
  const status = useSelector(transfer, selectResourceStatus<SaleAddress, TransferDetail>);
  useThingTitle(status);
  return (
    <TransferDetailView
      status={status}
      copying={copying}
      sourceTypes={sourceTypes}
      now={now()}
      tools={
        status.value === null ? null : (
          <DealTools
            flows={tools}
            deal={sharedTransfer(status.value)}
            open={status.value.standing === 'open'}
            own={false}
          />
        )
      }
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => transfer.send({ type: 'resource.reloadRequested' })}
    />
  );
}
