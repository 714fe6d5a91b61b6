import { dealSorts, type DealFilter } from '../../contract/deal/deal-filter';
import { dealFilter } from '../application/deals/deal-filter/definition';
import { looserCounts } from '../application/deals/deal-filter/looser';
import { listedNews } from '../application/kit/listed-news';
import { listing } from '../application/kit/listing/definition';
import { saveSearch } from '../application/deals/saved-search/forms';
import { Buy } from '../domain/buy/buy';
import { buyListAt } from '../domain/buy/buy-list-at';
import { filterSearch } from '../domain/deal-filter/filter-search';
import { filterQueries, readFilter } from '../domain/deal-filter/read-filter';
import type { CallOptions } from '../ports/call';
import type { PagePorts } from '../ports/page-ports';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { flow, hearing, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { BuyListScreen } from '../ui/screens/buy-list/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

const filterOf = ({ search }: Where) => readFilter(search, dealSorts.buy, ['stake']).filter;

/** Demands on the buy side, of all buyers or of the programme's; which ones, the address says (SCR-02). */
export default page({
  queries: [...filterQueries, 'group'],
  flows: (ports: PagePorts, where: Where) => {
    const filter = filterOf(where);
    const { path, hundred, buyerType, group } = buyListAt(where.address, where.search);
    const beside = group === null ? {} : { group };
    const scope = { hundred, buyerType, group };
    const list = ports.callOf(({ buy }) => buy.list);
    const counts = ports.callOf(({ buy }) => buy.counts);
    const buys = listing<Buy>(
      ports,
      ({ id }) => id,
      listedNews(ports, 'buy'),
      (request, options) => list({ ...request, ...filter, ...scope }, options),
    );
    const counting = (draft: DealFilter, options: CallOptions) => counts({ ...draft, ...scope }, options);
    const choosing = dealFilter(ports, path, counting, beside);
    return {
      buys: broughtList(Buy, buys, {
        pageSize: defaultPageSize,
        ofAsker: true,
        of: filterSearch(filter, beside),
      }),
      filter: hearing(
        flow(choosing, { filter }),
        (actor) => actor.send({ type: 'filter.addressed', filter }),
        group ?? '',
      ),
      looser: offered(looserCounts(ports, counting)),
      favourites: favouriteDesk(ports),
      saving: offered(saveSearch(ports)),
    };
  },
  screen: BuyListScreen,
});
