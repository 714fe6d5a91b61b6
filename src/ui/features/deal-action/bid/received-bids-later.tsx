import type { ReactElement } from 'react';
import { later } from '../../../kit/later/later';
import { Panel } from '../../../kit/display/panel/panel';
import type { BidPanelProps } from './bid-actions';
import { bidText as text } from './text';

function NotCome(_: BidPanelProps): ReactElement {
  return (
    <Panel title={text.title}>
      <p className="bid-none" role="alert">
        {text.received.notCome}
      </p>
    </Panel>
  );
}

const { Part } = later(async () => (await import('./received-bids')).ReceivedBids, NotCome);

/** The bids on the own deal. Its code loads for owners only. */
export const ReceivedBidsLater = Part;
