import { defaultPageSize } from '../../contract/rules/page-size';
import type { Fund } from '../../contract/fund/fund';
import { noNews } from '../application/kit/fresh-news';
import { listing } from '../application/kit/listing/definition';
import { fundQueries, fundSearch, readFundFilter } from '../domain/fund/fund-filter';
import { fundKind } from '../domain/fund/kind';
import type { PagePorts } from '../ports/page-ports';
import { listPage } from '../ui/features/page/list-page';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import type { Where } from '../ui/frame/page-frame/where';
import { fundListLook } from '../ui/screens/fund-list/look';

/** Private funds by a filter, which the address holds; for verified members (SCR-05). */
export default listPage({
  queries: fundQueries,
  flows: (ports: PagePorts, { search }: Where) => {
    const { filter } = readFundFilter(search);
    const read = ports.callOf(({ fund }) => fund.list);
    const list = listing<Fund>(
      ports,
      ({ id }) => id,
      noNews,
      (request, options) => read({ ...request, ...filter }, options),
    );
    const of = fundSearch(filter);
    return { list: broughtList(fundKind.item, list, { pageSize: defaultPageSize, ofAsker: true, of }) };
  },
  ...fundListLook,
});
