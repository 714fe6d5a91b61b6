import { dealSorts } from '../../contract/deal/deal-filter';
import { noNews } from '../application/fresh-news';
import { dealFilter } from '../application/deal-filter/definition';
import { listing } from '../application/listing/definition';
import { filterSearch } from '../domain/deal-filter/filter-search';
import { readFilter } from '../domain/deal-filter/read-filter';
import { Sale } from '../domain/sale/sale';
import type { PagePorts } from '../ports/page-ports';
import { broughtList } from '../ui/room/brought-list';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { SaleListScreen } from '../ui/screens/sale-list/screen';

const pageSize = 20;
const filterOf = ({ search }: Where) => readFilter(search, dealSorts.sale).filter;

const pathOf = ({ params: { sourceType, markId } }: Where): string => {
  if (markId !== undefined) return `/sale/mark/${markId}`;
  return sourceType === undefined ? '/sale' : `/sale/${sourceType}`;
};

/** Deals on the sell side, of one source, under one mark or of all; which ones, the address says (SCR-03). */
export default page({
  queries: ['industry', 'region', 'round', 'min', 'max', 'keyword', 'include', 'exclude', 'within', 'sort'],
  key: (where) =>
    `${where.params.sourceType ?? ''}/${where.params.markId ?? ''}${filterSearch(filterOf(where))}`,
  flows: (ports: PagePorts, where: Where) => {
    const filter = filterOf(where);
    const { sourceType = null, markId: mark = null } = where.params;
    const { list, counts } = ports.gateways.sale;
    const deals = listing<Sale>(
      ports,
      ({ id }) => id,
      noNews,
      (request, options) => list({ ...request, ...filter, sourceType, mark }, options),
    );
    const choosing = dealFilter(ports, pathOf(where), (draft, options) =>
      counts({ ...draft, sourceType, mark }, options),
    );
    return {
      deals: broughtList(Sale, deals, { pageSize, ofAsker: true }),
      filter: flow(choosing, { filter }),
    };
  },
  screen: SaleListScreen,
});
