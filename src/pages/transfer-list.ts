import { dealSorts, type DealFilter } from '../../contract/deal/deal-filter';
import { listAddress } from '../../contract/kind/address';
import { Transfer } from '../../contract/transfer/transfer';
import { dealFilter } from '../application/deals/deal-filter/definition';
import { looserCounts } from '../application/deals/deal-filter/looser';
import { noNews } from '../application/kit/fresh-news';
import { listing } from '../application/kit/listing/definition';
import { filterSearch } from '../domain/deal-filter/filter-search';
import { filterQueries, readFilter } from '../domain/deal-filter/read-filter';
import type { CallOptions } from '../ports/call';
import type { PagePorts } from '../ports/page-ports';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { flow, hearing, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { TransferListScreen } from '../ui/screens/transfer-list/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

const filterOf = ({ search }: Where) => readFilter(search, dealSorts.transfer, ['round']).filter;

/** Share transfers, of one source or of all; which ones, the address says (SCR-04). */
export default page({
  queries: filterQueries,
  flows: (ports: PagePorts, where: Where) => {
    const filter = filterOf(where);
    const { sourceType = null } = where.params;
    const list = ports.callOf(({ transfer }) => transfer.list);
    const counts = ports.callOf(({ transfer }) => transfer.counts);
    const transfers = listing<Transfer>(
      ports,
      ({ id }) => id,
      noNews,
      (request, options) => list({ ...request, ...filter, sourceType }, options),
    );
    const path = listAddress('transfer', sourceType);
    const counting = (draft: DealFilter, options: CallOptions) => counts({ ...draft, sourceType }, options);
    const choosing = dealFilter(ports, path, counting);
    return {
      transfers: broughtList(Transfer, transfers, { pageSize: defaultPageSize, of: filterSearch(filter) }),
      filter: hearing(flow(choosing, { filter }), (actor) =>
        actor.send({ type: 'filter.addressed', filter }),
      ),
      looser: offered(looserCounts(ports, counting)),
      favourites: favouriteDesk(ports),
    };
  },
  screen: TransferListScreen,
});
