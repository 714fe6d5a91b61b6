import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DealBids } from '../../../../contract/bid/deal-bids';
import type { BidForms } from '../../../application/deals/bid/deal-bids';
import type { CompareChoiceMachine } from '../../../application/deals/compare-choice/machine';
import type { ConsultMachine } from '../../../application/deals/consult/machine';
import type { ShareMachine } from '../../../application/deals/share/machine';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { SaleFlows } from '../../../application/deals/nda/definition';
import type { ReportMachine } from '../../../application/deals/report/definition';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { closedStatus, selectIsOver } from '../../../application/deals/hidden-until/status';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { outlivingDeal, outlivingNda } from '../../../domain/nda/outliving-nda';
import { stillCounts, outlivesDeal, saysAnything } from '../../../domain/bid/what-is-possible';
import { publicationsPath } from '../../../domain/publication/demand-address';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { saleKind } from '../../../domain/sale/kind';
import { thingToShare } from '../../../domain/share/thing-to-share';
import { can } from '../../../domain/user/permission';
import { useFlows } from '../../frame/context/flows';
import { useRouteParam } from '../../kit/page/route-params';
import { useThingTitle } from '../../frame/context/use-own-title';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { ButtonLink } from '../../kit/action/button/button-link';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import { PageStar } from '../../features/list/favourite/page-star';
import { CompareBar } from '../../features/list/compare/compare-bar';
import { ShareSign, ShareTool } from '../../features/deal-action/share/share-buttons';
import { ReportTool } from '../../features/deal-action/report/report-tool';
import { ShareTold } from '../../features/deal-action/share/share-told';
import { CompareTool } from '../../features/list/compare/compare-tool';
import { useBegun } from '../../frame/page-frame/begun';
import { BidActions, type BiddingProps } from '../../features/deal-action/bid/bid-actions';
import { BidPanel } from '../../features/deal-action/bid/bid-panel';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { NdaPlace } from './nda/nda-place';
import { OverNda } from './nda/over-nda';
import { saleDetailText as text } from './text';
import { SaleDetailView } from './view';
import type { SaleAddress } from '../../../ports/call-forms';

export interface SaleDetailScreenProps {
  readonly flows: {
    readonly deal: ActorRefFrom<ResourceMachine<SaleAddress, SaleDetail>>;
    readonly copying: CopyingMachine;
    readonly choice: CompareChoiceMachine;
    readonly favourites: FavouriteDesk;
    readonly sharing: ShareMachine;
    readonly reporting: ReportMachine;
    readonly consulting: ConsultMachine;
    readonly bids: ActorRefFrom<ResourceMachine<string, DealBids>>;
    readonly bidForms: BidForms;
  } & Omit<SaleFlows, 'deal'>;
}

/** Of a deal that is not here to be read. */
const untold: SaleDetail['amount'] = { kind: 'absent' };

/** What may be said of the deal now; where it has been said, the way to it. */
const bidPlace = (bidder: BiddingProps): { readonly second?: ReactElement } => {
  if (saysAnything(bidder.bids)) return { second: <BidActions {...bidder} /> };
  return stillCounts(bidder.bids)
    ? { second: <ButtonLink to="/bidder_sales">{text.ownBid}</ButtonLink> }
    : {};
};

/** One deal on the sell side. */
export function SaleDetailScreen({ flows }: SaleDetailScreenProps): ReactElement {
  const { deal, hidden, copying, choice, favourites, sharing, bids, bidForms } = flows;
  const { sourceTypes, now } = useFlows();
  const read = useSelector(deal, selectResourceStatus<SaleAddress, SaleDetail>);
  const isOver = useSelector(useBegun(hidden, { deals: deal }), selectIsOver);
  const status = isOver ? closedStatus(read) : read;
  const { user, loggedIn } = useWhoIsHere();
  const bidding = useSelector(bids, selectResourceStatus<string, DealBids>).value;
  const bidder =
    bidding === null || user?.prove !== '1'
      ? null
      : {
          bids: bidding,
          forms: bidForms,
          userId: user.userId,
          title: status.value?.title ?? '',
          price: status.value?.amount ?? untold,
        };
  const bidPanel = bidder === null ? null : <BidPanel {...bidder} now={now()} />;
  const share = useBegun(sharing, undefined);
  const compared = useBegun(choice, undefined);
  const outlived = status.phase === 'notFound' ? outlivingDeal(bidding) : null;
  useThingTitle(outlived === null ? status : { phase: 'ready', value: text[outlived] });
  const shown = status.phase === 'ready' ? status.value : null;
  const record = outlivingNda(shown, bidding);
  const sale = { sourceType: useRouteParam('sourceType'), id: useRouteParam('id') };
  const listed = status.value?.state === 'listed' ? status.value : null;
  const onShare = (): void => {
    if (listed !== null) share.send({ type: 'share.requested', deal: thingToShare(saleKind, listed) });
  };
  return (
    <>
      <SaleDetailView
        status={status}
        copying={copying}
        sourceTypes={sourceTypes}
        now={now()}
        toBeVerified={user !== null && !can(user, 'nda:sign')}
        forVisitor={!loggedIn}
        places={{
          nda: user === null ? undefined : <NdaPlace flows={flows} user={user} deal={status.value} />,
          tools:
            status.value === null ? null : (
              <>
                <PageStar
                  favourites={favourites}
                  thing={{ kind: 'sale', id: status.value.id }}
                  title={status.value.title}
                />
                {listed === null || listed.owned ? null : (
                  <ConsultTool machine={flows.consulting} of={{ kind: 'sale', id: listed.id }} />
                )}
              </>
            ),
          ...(listed === null
            ? {}
            : {
                deskTools: (
                  <>
                    <CompareTool choice={compared} id={listed.id} />
                    <ShareTool onShare={onShare} />
                  </>
                ),
                bar: <ShareSign onShare={onShare} />,
              }),
          ...(bidder === null ? {} : bidPlace(bidder)),
          own: (
            <>
              {user === null || record === null ? null : (
                <OverNda flows={flows} user={user} sale={sale} ndaState={record} />
              )}
              {bidder === null || !outlivesDeal(bidder.bids, shown?.state ?? null) ? null : bidPanel}
            </>
          ),
          ...(status.value?.owned === true
            ? { main: <ButtonLink to={publicationsPath}>{text.manage}</ButtonLink> }
            : {}),
          aside: (
            <>
              {bidPanel}
              <CompareBar choice={compared} />
              {status.value === null ? null : (
                <div className="deal-last">
                  {listed === null ? null : (
                    <div className="deal-phone-tools">
                      <CompareTool choice={compared} id={listed.id} />
                    </div>
                  )}
                  {status.value.owned ? null : (
                    <ReportTool machine={flows.reporting} of={{ kind: 'sale', id: status.value.id }} />
                  )}
                </div>
              )}
            </>
          ),
        }}
        onReload={() => deal.send({ type: 'resource.reloadRequested' })}
      />
      <ShareTold sharing={share} />
    </>
  );
}
