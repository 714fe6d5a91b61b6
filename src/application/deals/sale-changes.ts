import { isRight } from 'fp-ts/Either';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { concernsDeal, dealIdIn } from '../../domain/deal/deal-link';
import type { CompareSet } from '../../domain/sale/compare-set';
import type { Sale } from '../../domain/sale/sale';
import type { ChangeFeed } from '../../ports/change-feed';
import type { ItemChanges } from '../../ports/item-changes';
import type { PagePorts } from '../../ports/page-ports';
import type { SaleTalk } from '../../ports/sale-talk';
import { relevantChanges, type SocketPorts } from '../kit/change-feed';
import { hearers } from '../kit/hearers';
import type { SaleAddress } from '../../ports/call-forms';

/** Passes news of a deal from one flow of a page to the others. */
export const saleTalk = (sale: SaleAddress): SaleTalk => {
  const { notify, listen } = hearers();
  return { sale, changed: notify, listen };
};

const concernsSale = ({ id }: SaleAddress, message: IncomingMessage | null): boolean =>
  concernsDeal(id, message);

/** What arrives by the socket about a deal: who decided about an NDA on it, or that its time is over (ENT-09). */
export const saleArrivals = (ports: SocketPorts): ChangeFeed<SaleAddress> =>
  relevantChanges(ports, concernsSale);

/** The same, and the news from other flows of the page. */
export const saleChanges = (ports: SocketPorts, talk: SaleTalk): ChangeFeed<SaleAddress> =>
  relevantChanges(ports, concernsSale, () => [talk.listen]);

/** Reports socket messages about any of the compared deals (MKT-11). */
export const comparisonChanges = (ports: SocketPorts): ChangeFeed<CompareSet> =>
  relevantChanges(ports, (ids, message) => ids.some((id) => concernsDeal(id, message)));

/**
 * Reports to a list the new version of a deal on which a decision was made: that deal alone is loaded, and the list
 * keeps its position. A deal that does not load stays as it is.
 */
export const saleItemChanges = ({
  arrivals,
  callOf,
}: Pick<PagePorts, 'arrivals' | 'callOf'>): ItemChanges<Sale> => ({
  listen: (hear) => {
    const left = new AbortController();
    const compare = callOf(({ sale }) => sale.compare);
    const reload = async (id: string): Promise<void> => {
      const read = await compare({ ids: [id] }, { signal: left.signal })();
      if (isRight(read) && !left.signal.aborted) for (const sale of read.right) hear(sale);
    };
    const ends = arrivals.listen((message) => {
      const id = dealIdIn('sale', message);
      if (id !== null) void reload(id);
    });
    return () => {
      left.abort();
      ends();
    };
  },
});
