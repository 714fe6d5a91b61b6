import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import type { DealBids } from '../../../../contract/bid/deal-bids';
import type { BidForms } from '../../../application/deals/bid/deal-bids';
import type { CompareChoiceMachine } from '../../../application/deals/compare-choice/machine';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { SaleFlows } from '../../../application/deals/nda/definition';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { closedStatus, selectIsOver } from '../../../application/deals/hidden-until/status';
import { outlivingDeal, outlivingNda } from '../../../domain/nda/outliving-nda';
import { stillCounts, outlivesDeal, saysAnything } from '../../../domain/bid/what-is-possible';
import { publicationsPath } from '../../../domain/publication/demand-address';
import { hasWholePage, type SaleDetail } from '../../../domain/sale/sale-detail';
import { saleKind } from '../../../domain/sale/kind';
import { thingToShare } from '../../../domain/share/thing-to-share';
import { can } from '../../../domain/user/permission';
import type { SaleAddress } from '../../../ports/call-forms';
import type { DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import type { DetailLook } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { useFlows } from '../../frame/context/flows';
import { useRouteParam } from '../../kit/page/route-params';
import { thingTitle } from '../../frame/context/use-own-title';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { ButtonLink } from '../../kit/action/button/button-link';
import { ConsultTool } from '../../features/deal-action/consult/consult-tool';
import { PageStar } from '../../features/list/favourite/page-star';
import { CompareBar } from '../../features/list/compare/compare-bar';
import { PosterTool, ShareIcon, ShareTool } from '../../features/deal-action/share/share-buttons';
import { ReportTool } from '../../features/deal-action/report/report-tool';
import { ShareNote } from '../../features/deal-action/share/share-note';
import { CompareTool } from '../../features/list/compare/compare-tool';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { BidActions, type BiddingProps } from '../../features/deal-action/bid/bid-actions';
import { BidPanel } from '../../features/deal-action/bid/bid-panel';
import { BidsUnread } from '../../features/deal-action/bid/bids-unread';
import { NdaPlace } from './nda/nda-place';
import { OverNda } from './nda/over-nda';
import { saleDetailText as text } from './text';
import type { DealPlaces } from './places';
import { DealPage } from './deal-page';
import { OverDeal } from './over';
import './style.css';

interface SaleDetailFlows extends DealToolFlows, Omit<SaleFlows, 'deal'> {
  readonly thing: ActorRefFrom<ResourceMachine<SaleAddress, SaleDetail>>;
  readonly copying: CopyingMachine;
  readonly choice: CompareChoiceMachine;
  readonly bids: ActorRefFrom<ResourceMachine<string, DealBids>>;
  readonly bidForms: BidForms;
}

/** Of a deal that is not here to be read. */
const noAmount: SaleDetail['amount'] = { kind: 'absent' };

/** What may be said of the deal now; where it has been said, the way to it. */
const bidPlace = (bidder: BiddingProps): { readonly second?: ReactElement } => {
  if (saysAnything(bidder.bids)) return { second: <BidActions {...bidder} /> };
  return stillCounts(bidder.bids)
    ? { second: <ButtonLink to="/bidder_sales">{text.ownBid}</ButtonLink> }
    : {};
};

/** One deal on the sell side. */
export const saleDetailLook: DetailLook<SaleDetail, SaleDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('sale'),
  useParts: (flows, now) => {
    const { thing, hidden, copying, choice, favourites, sharing, bids, bidForms } = flows;
    const { sourceTypes } = useFlows();
    const { status: read, onReload } = useResource(thing);
    const isOver = useSelector(usePartFlow(hidden, { deals: thing }), selectIsOver);
    const status = isOver ? closedStatus(read) : read;
    const { user, loggedIn } = useWhoIsHere();
    const { status: bidsRead, onReload: onReloadBids } = useResource(bids);
    const bidding = bidsRead.value;
    const bidder =
      bidding === null || user?.prove !== '1'
        ? null
        : {
            bids: bidding,
            forms: bidForms,
            userId: user.userId,
            title: status.value?.title ?? '',
            price: status.value?.amount ?? noAmount,
          };
    const unread =
      bidsRead.phase === 'failed' && user?.prove === '1' ? <BidsUnread onReload={onReloadBids} /> : null;
    const bidPanel = bidder === null ? unread : <BidPanel {...bidder} now={now} />;
    const share = usePartFlow(sharing, undefined);
    const compared = usePartFlow(choice, undefined);
    const outlived = status.phase === 'notFound' ? outlivingDeal(bidding) : null;
    const shown = status.phase === 'ready' ? status.value : null;
    const record = outlivingNda(shown, bidding);
    const sale = { sourceType: useRouteParam('sourceType'), id: useRouteParam('id') };
    const listed = status.value?.state === 'listed' ? status.value : null;
    const onShare = (): void => {
      if (listed !== null) share.send({ type: 'share.requested', deal: thingToShare(saleKind, listed) });
    };
    const posterTool = listed === null ? null : <PosterTool thing={{ ...sale, kind: 'sale' }} />;
    const own = (
      <>
        {user === null || record === null ? null : (
          <OverNda flows={flows} user={user} sale={sale} ndaState={record} />
        )}
        {bidder === null || !outlivesDeal(bidder.bids, shown?.state ?? null) ? null : bidPanel}
      </>
    );
    const placesOf = (deal: SaleDetail): DealPlaces => ({
      nda: user === null ? undefined : <NdaPlace flows={flows} user={user} deal={deal} />,
      tools: (
        <>
          <PageStar favourites={favourites} thing={{ kind: 'sale', id: deal.id }} title={deal.title} />
          {listed === null || listed.owned ? null : (
            <ConsultTool machine={flows.consulting} of={{ kind: 'sale', id: listed.id }} />
          )}
        </>
      ),
      desktopTools:
        listed === null ? undefined : (
          <>
            <CompareTool choice={compared} id={listed.id} />
            <ShareTool onShare={onShare} />
            {posterTool}
          </>
        ),
      ...(bidder === null ? {} : bidPlace(bidder)),
      main: deal.owned ? <ButtonLink to={publicationsPath}>{text.manage}</ButtonLink> : undefined,
      aside: (
        <>
          {bidPanel}
          <CompareBar choice={compared} />
          <div className="deal-last">
            {listed === null ? null : (
              <div className="deal-phone-tools">
                <CompareTool choice={compared} id={listed.id} />
                {posterTool}
              </div>
            )}
            {deal.owned ? null : <ReportTool machine={flows.reporting} of={{ kind: 'sale', id: deal.id }} />}
          </div>
        </>
      ),
    });
    return {
      status,
      onReload,
      ownTitle: thingTitle(outlived === null ? status : { phase: 'ready', value: text[outlived] }),
      aside:
        listed === null ? undefined : (
          <span className="deal-bar">
            <ShareIcon onShare={onShare} />
          </span>
        ),
      notice:
        status.value === null || !status.value.owned || status.value.state === 'listed' ? null : (
          <NoticeBar>{text.ownOver[status.value.state]}</NoticeBar>
        ),
      missing: own,
      ready: (deal) =>
        hasWholePage(deal) ? (
          <DealPage
            deal={deal}
            copying={copying}
            sourceTypes={sourceTypes}
            now={now}
            toBeVerified={user !== null && !can(user, 'nda:sign')}
            forVisitor={!loggedIn}
            places={placesOf(deal)}
          />
        ) : (
          <>
            <OverDeal deal={deal} />
            {own}
          </>
        ),
      foot: <ShareNote sharing={share} />,
    };
  },
};
