import type { KindWith } from '../../../contract/kind/kinds';
import { dealIdIn } from '../../domain/deal/deal-link';
import type { ChangeFeed } from '../../ports/change-feed';
import type { PagePorts } from '../../ports/page-ports';

/**
 * What the socket tells of deals of a side: one that fits a search that the member keeps was listed, or one of theirs
 * stands otherwise. What may have been missed is no news here: a list is read anew when the connection is back, and
 * coming back to it asks for nothing (LAY-06).
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
