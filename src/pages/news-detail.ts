import { NewsArticle } from '../../contract/news/calls';
import { resource } from '../application/kit/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { NewsDetailScreen } from '../ui/screens/news-detail/screen';

/** One piece of news, with others about the same (SCR-06). */
export default page({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    article: brought(
      NewsArticle,
      resource(
        ports,
        ports.callOf(({ news }) => news.detail),
      ),
      id,
    ),
  }),
  screen: NewsDetailScreen,
});
