import type { BidderDeal } from '../../../../contract/bid/deal-bids';
import { concernsDeals } from '../../../domain/deal/deal-link';
import type { NdaTab } from '../../../domain/bid/nda-tabs';
import type { FreshNews } from '../../../ports/fresh-news';
import type { PagePorts } from '../../../ports/page-ports';
import { concerningNews, type SocketPorts } from '../../kit/fresh-news';
import { listing } from '../../kit/listing/definition';
import { changing } from '../../kit/resource/changing';

/** Invalidates a bidder's deals: every message about deals. */
const dealNews = (ports: SocketPorts): FreshNews =>
  concerningNews(ports, (_, message) => concernsDeals(message));

/** The deals on which one has an NDA, an interest or a bid, what changed last first (SCR-07). */
export const bidderDeals = (ports: PagePorts, tab: NdaTab) => {
  const list = ports.callOf(({ bid }) => bid.list);
  return listing<BidderDeal>(
    ports,
    ({ saleId }) => saleId,
    dealNews(ports),
    (request, options) => list({ ...request, ndaState: tab === 'all' ? null : tab }, options),
  );
};

/** How many of them there are under each tab. */
export const bidderCounts = (ports: PagePorts) => {
  const counts = ports.callOf(({ bid }) => bid.counts);
  return changing(ports, (_: undefined, options) => counts(options), dealNews(ports));
};
