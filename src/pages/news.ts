import { News } from '../../contract/news/news';
import { noNews } from '../application/kit/fresh-news';
import { listing } from '../application/kit/listing/definition';
import { categoryNamed } from '../domain/news/news-category';
import type { PagePorts } from '../ports/page-ports';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { NewsScreen } from '../ui/screens/news/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

const categoryOf = ({ search }: Where) => categoryNamed(new URLSearchParams(search).get('category'));

/** The news of a category or of all, the newest first; which ones, the address says (SCR-06). */
export default page({
  queries: ['category'],
  flows: (ports: PagePorts, where: Where) => {
    const category = categoryOf(where);
    const read = ports.callOf(({ news }) => news.list);
    const list = listing<News>(
      ports,
      ({ id }) => id,
      noNews,
      (request, options) => read({ ...request, category }, options),
    );
    return { news: broughtList(News, list, { pageSize: defaultPageSize, of: category ?? '' }) };
  },
  screen: NewsScreen,
});
