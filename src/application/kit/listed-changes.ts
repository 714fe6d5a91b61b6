import type { KindWith } from '../../../contract/kind/kinds';
import { dealIdIn } from '../../domain/deal/deal-link';
import type { ChangeFeed } from '../../ports/change-feed';
import type { PagePorts } from '../../ports/page-ports';

/**
 * Reports socket messages about the deals of a side: a deal that fits a saved search was listed, or the state of one of
 * the member's deals changed. Possibly missed messages are not reported: a list is loaded again when the connection is
 * back, and returning to it requests nothing (LAY-06).
 */
export const listedChanges = (
  { arrivals }: Pick<PagePorts, 'arrivals'>,
  side: KindWith<'publication'>,
): ChangeFeed => ({
  listen: (_, hear) =>
    arrivals.listen((message) => {
      if (dealIdIn(side, message) !== null) hear();
    }),
});
