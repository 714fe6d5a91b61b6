import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { ShareMachine } from '../../../application/deals/share/machine';
import { thingToShare } from '../../../domain/share/thing-to-share';
import { transferKind } from '../../../domain/transfer/kind';
import { useFlows } from '../../frame/context/flows';
import { useThingTitle } from '../../frame/context/use-own-title';
import { useBegun } from '../../frame/page-frame/begun';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import type { DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { PageStar } from '../../features/list/favourite/page-star';
import { ReportTool } from '../../features/deal-action/report/report-tool';
import { ShareTool } from '../../features/deal-action/share/share-buttons';
import { ShareTold } from '../../features/deal-action/share/share-told';
import type { TransferPlaces } from './transfer-page';
import { TransferDetailView } from './view';
import type { SaleAddress } from '../../../ports/call-forms';

export interface TransferDetailScreenProps {
  readonly flows: {
    readonly transfer: ActorRefFrom<ResourceMachine<SaleAddress, TransferDetail>>;
    readonly copying: CopyingMachine;
  } & DealToolFlows;
}

/** What can be done with it; what is over is neither shared nor asked about. */
const placesOf = (
  transfer: TransferDetail,
  { favourites, consulting, reporting }: DealToolFlows,
  share: ActorRefFrom<ShareMachine>,
): TransferPlaces => {
  const deal = thingToShare(transferKind, transfer);
  const of = { kind: transferKind.name, id: transfer.id };
  return {
    ask: <ConsultTool main machine={consulting} of={of} />,
    tools: (
      <>
        <PageStar favourites={favourites} thing={of} title={deal.title} />
        {transfer.standing === 'open' ? (
          <ShareTool onShare={() => share.send({ type: 'share.requested', deal })} />
        ) : null}
        <ShareTold sharing={share} />
      </>
    ),
    last: <ReportTool machine={reporting} of={of} />,
  };
};

/** One share transfer. */
export function TransferDetailScreen({
  flows: { transfer, copying, ...tools },
}: TransferDetailScreenProps): ReactElement {
  const { sourceTypes, now } = useFlows();
  const status = useSelector(transfer, selectResourceStatus<SaleAddress, TransferDetail>);
  const share = useBegun(tools.sharing, undefined);
  useThingTitle(status);
  return (
    <TransferDetailView
      status={status}
      copying={copying}
      sourceTypes={sourceTypes}
      now={now()}
      places={status.value === null ? null : placesOf(status.value, tools, share)}
      onReload={() => transfer.send({ type: 'resource.reloadRequested' })}
    />
  );
}
