import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import type { TransferDetail } from '../../../../contract/transfer/transfer';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { ShareMachine } from '../../../application/deals/share/machine';
import { thingToShare } from '../../../domain/share/thing-to-share';
import { transferKind } from '../../../domain/transfer/kind';
import type { SaleAddress } from '../../../ports/call-forms';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import type { DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { ReportTool } from '../../features/deal-action/report/report-tool';
import { PosterTool, ShareTool } from '../../features/deal-action/share/share-buttons';
import { ShareNote } from '../../features/deal-action/share/share-note';
import { PageStar } from '../../features/list/favourite/page-star';
import type { DetailLook } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { useFlows } from '../../frame/context/flows';
import { thingTitle } from '../../frame/context/use-own-title';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { transferDetailText as text } from './text';
import { TransferPage, type TransferPlaces } from './transfer-page';
import '../../features/deal/deal-page/deal-page.css';
import './style.css';

interface TransferDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<SaleAddress, TransferDetail>>;
  readonly copying: CopyingMachine;
}

/** Returns the actions of the page; a closed transfer can be neither shared nor asked about. */
const placesOf = (
  transfer: TransferDetail,
  { favourites, consulting, reporting }: DealToolFlows,
  share: ActorRefFrom<ShareMachine>,
): TransferPlaces => {
  const deal = thingToShare(transferKind, transfer);
  const of = { kind: transferKind.name, id: transfer.id };
  return {
    ask: <ConsultTool main={text.owner} machine={consulting} of={of} />,
    tools: (
      <>
        <PageStar favourites={favourites} thing={of} title={deal.title} />
        {transfer.standing === 'open' ? (
          <>
            <ShareTool onShare={() => share.send({ type: 'share.requested', deal })} />
            <PosterTool thing={{ ...of, sourceType: transfer.sourceType }} />
          </>
        ) : null}
        <ShareNote sharing={share} />
      </>
    ),
    last: <ReportTool machine={reporting} of={of} />,
  };
};

/** One share transfer. */
export const transferDetailLook: DetailLook<TransferDetail, TransferDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('transfer'),
  useParts: ({ thing, copying, ...tools }, now) => {
    const { sourceTypes } = useFlows();
    const { status, onReload } = useResource(thing);
    const share = usePartFlow(tools.sharing, undefined);
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      ready: (transfer) => (
        <TransferPage
          transfer={transfer}
          copying={copying}
          sourceTypes={sourceTypes}
          now={now}
          places={placesOf(transfer, tools, share)}
        />
      ),
    };
  },
};
