import type { ReactElement } from 'react';
import { Panel } from '../../../kit/display/panel/panel';
import type { BidPanelProps } from './bid-actions';
import { ReceivedBid } from './received-bid';
import { bidText as text } from './text';

/** The bids on the own deal, each with a way to answer it. */
export function ReceivedBids({
  bids: { received, receivedTotal, dealState },
  ...answering
}: BidPanelProps): ReactElement {
  return (
    <Panel title={text.title} aside={<span className="muted">{text.received.many(receivedTotal)}</span>}>
      {received.length === 0 ? <p className="bid-none">{text.received.none}</p> : null}
      <ul className="bid-received" aria-label={text.title}>
        {received.map((bid) => (
          <ReceivedBid key={bid.id} bid={bid} dealState={dealState} {...answering} />
        ))}
      </ul>
      {receivedTotal > received.length ? (
        <p className="bid-none">{text.received.shown(received.length)}</p>
      ) : null}
    </Panel>
  );
}
