import { defaultPageSize } from '../../contract/rules/page-size';
import type { News } from '../../contract/news/news';
import { noChanges } from '../application/kit/change-feed';
import { listing } from '../application/kit/listing/definition';
import { categoryNamed } from '../domain/news/news-category';
import { newsKind } from '../domain/news/kind';
import type { PagePorts } from '../ports/page-ports';
import { listPage } from '../ui/features/page/list-page';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import type { Where } from '../ui/frame/page-frame/where';
import { newsLook } from '../ui/screens/news/look';

const categoryOf = ({ search }: Where) => categoryNamed(new URLSearchParams(search).get('category'));

/** The news of a category or of all, the newest first; which ones, the address says (SCR-06). */
export default listPage({
  queries: ['category'],
  flows: (ports: PagePorts, where: Where) => {
    const category = categoryOf(where);
    const read = ports.callOf(({ news }) => news.list);
    const list = listing<News>(
      ports,
      ({ id }) => id,
      noChanges,
      (request, options) => read({ ...request, category }, options),
    );
    return { list: broughtList(newsKind.item, list, { pageSize: defaultPageSize, of: category ?? '' }) };
  },
  ...newsLook,
});
