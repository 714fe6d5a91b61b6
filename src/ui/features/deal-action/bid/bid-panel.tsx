import type { ReactElement } from 'react';
import type { Bid } from '../../../../../contract/bid/bid';
import type { DealBids } from '../../../../../contract/bid/deal-bids';
import { exactFigure } from '../../../../../contract/values/exact-amount';
import { nextStepDate } from '../../../../domain/bid/after-acceptance';
import { bidStanding } from '../../../../domain/bid/bid-standing';
import { ndaStanding, nextStep } from '../../../../domain/bid/next-step';
import { mayWithdraw } from '../../../../domain/bid/what-is-possible';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { whenText } from '../../../../domain/time/when-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { Panel } from '../../../kit/display/panel/panel';
import { Timeline, type TimelineLine } from '../../../kit/display/timeline/timeline';
import type { BidPanelProps } from './bid-actions';
import { BidStateTag } from './bid-state-tag';
import { ReceivedBidsLater } from './received-bids-later';
import { bidText as text, dayBefore } from './text';
import { WithdrawBid } from './withdraw-bid';
import './bid.css';

const entriesOf = ({ kind, steps }: Bid, now: number): readonly TimelineLine[] =>
  steps.map((step, place) => {
    const name = text.history[step.kind === 'placed' && step.amount === null ? 'interest' : kind][step.kind];
    const sum = step.amount === null ? null : exactFigure(step.amount);
    const isSaid = step.kind === 'placed' || step.kind === 'raised' || step.kind === 'supplemented';
    return {
      key: `${place}`,
      place: place === steps.length - 1 ? 'now' : 'past',
      name: sum === null || !isSaid ? name : text.withAmount(name, `${sum.figure}${narrowSpace}${sum.unit}`),
      lines: [whenText(step.at, now, readerClock), step.words].filter((line) => line !== ''),
    };
  });

const comesNext = (bids: DealBids, bid: Bid, now: number): string => {
  const standing = bidStanding(bid.state, bids.dealState);
  if (standing === 'paused' || standing === 'ended') return text.withDeal[standing](bid.kind);
  const date = bids.dealState === 'listed' ? nextStepDate(bid) : null;
  const step = nextStep(ndaStanding(bids), bid, bids.dealState);
  return (date === null ? undefined : text.next[step]?.(dayBefore(date, now))) ?? text.steps[step];
};

function Own({ bids, forms, userId, now, bid }: BidPanelProps & { readonly bid: Bid }): ReactElement {
  return (
    <Panel title={text.title} aside={<BidStateTag bid={bid} dealState={bids.dealState} />}>
      <div className="bid-own">
        <p>{comesNext(bids, bid, now)}</p>
        <Timeline entries={entriesOf(bid, now)} />
        {mayWithdraw(bids) ? <WithdrawBid key={bid.id} bid={bid} forms={forms} userId={userId} /> : null}
      </div>
    </Panel>
  );
}

/** The bidding on a deal: the user's own bids and their answers or, for the owner, the received ones. */
export function BidPanel(props: BidPanelProps): ReactElement | null {
  const { own, isOwner } = props.bids;
  if (isOwner) return <ReceivedBidsLater {...props} />;
  return own === null ? null : <Own {...props} bid={own} />;
}
