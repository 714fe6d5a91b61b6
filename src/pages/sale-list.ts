import * as t from 'io-ts';
import { dealSorts, type DealFilter } from '../../contract/deal/deal-filter';
import { listAddress } from '../../contract/kind/address';
import { listedNews } from '../application/kit/listed-news';
import { dealFilter } from '../application/deals/deal-filter/definition';
import { looserCounts } from '../application/deals/deal-filter/looser';
import { compareChoice } from '../application/deals/compare-choice/definition';
import { saveSearch } from '../application/deals/saved-search/forms';
import { fileSaving } from '../application/kit/file-saving/definition';
import { hiddenUntil } from '../application/deals/hidden-until/definition';
import { listingItemNews } from '../application/kit/listing/actors';
import { listing } from '../application/kit/listing/definition';
import { changing } from '../application/kit/resource/changing';
import { sharing } from '../application/deals/share/definition';
import { comparisonNews, saleItemNews } from '../application/deals/sale-news';
import { filterSearch } from '../domain/deal-filter/filter-search';
import { filterQueries, readFilter } from '../domain/deal-filter/read-filter';
import { readComparison, type CompareSet } from '../domain/sale/compare-set';
import { Sale } from '../domain/sale/sale';
import { SaleDetail } from '../domain/sale/sale-detail';
import type { CallOptions } from '../ports/call';
import type { PagePorts } from '../ports/page-ports';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { brought, flow, hearing, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { SalesScreen } from '../ui/screens/sale-list/sales-screen';
import { defaultPageSize } from '../../contract/rules/page-size';

const filterOf = ({ search }: Where) => readFilter(search, dealSorts.sale).filter;

const pathOf = ({ params: { sourceType, markId } }: Where): string =>
  markId === undefined ? listAddress('sale', sourceType) : `${listAddress('sale')}/mark/${markId}`;

/** The comparison that an address asks for, at /sale alone; null where it asks for a list. */
const comparedAt = ({ search, params: { sourceType, markId } }: Where) =>
  sourceType === undefined && markId === undefined ? readComparison(search) : null;

const comparing = (ports: PagePorts) => {
  const compare = ports.callOf(({ sale }) => sale.compare);
  return changing<CompareSet, readonly SaleDetail[]>(
    ports,
    (ids, options) => compare({ ids }, options),
    comparisonNews(ports),
  );
};

/** Deals on the sell side, of one source, under one mark or of all; which ones, the address says (SCR-03). */
export default page({
  queries: ['compare', ...filterQueries],
  flows: (ports: PagePorts, where: Where) => {
    const choice = offered(compareChoice(ports));
    const compared = comparedAt(where);
    if (compared !== null)
      return {
        compared: brought(t.readonlyArray(SaleDetail), comparing(ports), compared.ids, { ofAsker: true }),
        hidden: offered(hiddenUntil(ports)),
        choice,
        sharing: offered(sharing(ports)),
        saving: offered(fileSaving(ports)),
      };
    const filter = filterOf(where);
    const { sourceType = null, markId: mark = null } = where.params;
    const list = ports.callOf(({ sale }) => sale.list);
    const counts = ports.callOf(({ sale }) => sale.counts);
    const deals = listing<Sale>(
      ports,
      ({ id }) => id,
      listedNews(ports, 'sale'),
      (request, options) => list({ ...request, ...filter, sourceType, mark }, options),
    ).provide({ actors: listingItemNews(saleItemNews(ports)) });
    const counting = (draft: DealFilter, options: CallOptions) =>
      counts({ ...draft, sourceType, mark }, options);
    const choosing = dealFilter(ports, pathOf(where), counting);
    return {
      deals: broughtList(Sale, deals, { pageSize: defaultPageSize, ofAsker: true, of: filterSearch(filter) }),
      filter: hearing(flow(choosing, { filter }), (actor) =>
        actor.send({ type: 'filter.addressed', filter }),
      ),
      choice,
      looser: offered(looserCounts(ports, counting)),
      favourites: favouriteDesk(ports),
      saving: offered(saveSearch(ports)),
    };
  },
  screen: SalesScreen,
});
