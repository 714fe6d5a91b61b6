import { concernsDeals } from '../../../domain/deal/deal-link';
import type { PagePorts } from '../../../ports/page-ports';
import { relevantChanges } from '../../kit/change-feed';
import { orderTalk } from '../../kit/order-talk';
import { changing } from '../../kit/resource/changing';
import { searchOpening } from '../search-opening/definition';
import { changeSearch } from './forms';

const all = 'searches';

/** The flows of a member's saved searches: the list, with new matches from the socket; changing one; opening one. */
export const ownSearches = (ports: PagePorts) => {
  const talk = orderTalk();
  const listAll = ports.callOf(({ search }) => search.list);
  return {
    list: changing(
      ports,
      (_: undefined, options) => listAll(options),
      relevantChanges(
        ports,
        (_, message) => concernsDeals(message),
        () => [talk.of(all)],
      ),
    ),
    change: changeSearch(ports, () => talk.answered(all)),
    opening: searchOpening(ports),
  };
};
