import type { BidderDeal } from '../../../../contract/bid/deal-bids';
import { concernsDeals } from '../../../domain/deal/deal-link';
import type { NdaTab } from '../../../domain/bid/nda-tabs';
import type { ChangeFeed } from '../../../ports/change-feed';
import type { PagePorts } from '../../../ports/page-ports';
import { relevantChanges, type SocketPorts } from '../../kit/change-feed';
import { listing } from '../../kit/listing/definition';
import { changing } from '../../kit/resource/changing';

/** Invalidates a bidder's deals: every message about deals. */
const dealChanges = (ports: SocketPorts): ChangeFeed =>
  relevantChanges(ports, (_, message) => concernsDeals(message));

/** The deals on which one has an NDA, an interest or a bid, what changed last first (SCR-07). */
export const bidderDeals = (ports: PagePorts, tab: NdaTab) => {
  const list = ports.callOf(({ bid }) => bid.list);
  return listing<BidderDeal>(
    ports,
    ({ saleId }) => saleId,
    dealChanges(ports),
    (request, options) => list({ ...request, ndaState: tab === 'all' ? null : tab }, options),
  );
};

/** How many of them there are under each tab. */
export const bidderCounts = (ports: PagePorts) => {
  const counts = ports.callOf(({ bid }) => bid.counts);
  return changing(ports, (_: undefined, options) => counts(options), dealChanges(ports));
};
