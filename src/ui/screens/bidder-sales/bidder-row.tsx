import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { BidderDeal } from '../../../../contract/bid/deal-bids';
import { addressOf } from '../../../../contract/kind/address';
import { ndaStanding, nextStep, stepActions } from '../../../domain/bid/next-step';
import { ndaStateLabels } from '../../../domain/sale/nda-state';
import { whenText } from '../../../domain/time/when-text';
import { readerClock } from '../../../domain/time/date-fields';
import { ExactAmount } from '../../features/deal-action/bid/exact-amount';
import { BidStateTag } from '../../features/deal-action/bid/bid-state-tag';
import { bidText } from '../../features/deal-action/bid/text';
import { ndaTones } from '../../features/deal/deal-list/nda-tones';
import { Icon } from '../../kit/display/icon/icon';
import { Separated } from '../../kit/display/separator/separated';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { bidderSalesText as text } from './text';

export interface BidderRowProps {
  readonly deal: BidderDeal;
  readonly now: number;
}

const Said = ({ bid, dealState }: Pick<BidderDeal, 'bid' | 'dealState'>): ReactElement => {
  if (bid === null) return <span className="bidder-none">{text.nothingSaid}</span>;
  return (
    <>
      <span className="bidder-kind">{bidText.kinds[bid.kind]}</span>
      {bid.amount === null ? null : <ExactAmount of={bid.amount} />}
      <BidStateTag bid={bid} dealState={dealState} />
    </>
  );
};

/** One deal of a bidder: the deal, the states of NDA and bid, and the next step. */
export function BidderRow({ deal, now }: BidderRowProps): ReactElement {
  const step = nextStep(ndaStanding(deal), deal.bid, deal.dealState);
  return (
    <Link className="bidder-row" to={addressOf('sale', { sourceType: deal.sourceType, id: deal.saleId })}>
      <span className="bidder-deal">
        <b>{deal.title}</b>
        <span>
          <Separated facts={[deal.code, deal.industry, deal.region]} />
        </span>
      </span>
      <span className="bidder-nda">
        {deal.sealed || deal.ndaState !== 'unsigned' ? (
          <StatusTag tone={ndaTones[deal.ndaState]} word={ndaStateLabels[deal.ndaState]} />
        ) : (
          <span className="bidder-none">{text.noNdaNeeded}</span>
        )}
      </span>
      <span className="bidder-said">
        <Said bid={deal.bid} dealState={deal.dealState} />
      </span>
      <time className="bidder-time" dateTime={new Date(deal.changedAt).toISOString()}>
        {text.updated(whenText(deal.changedAt, now, readerClock))}
      </time>
      <span className="bidder-next">
        <span>{bidText.steps[step]}</span>
        <span className="bidder-go">
          {text.actions[stepActions[step]]}
          <Icon name="forward" size={16} />
        </span>
      </span>
    </Link>
  );
}
