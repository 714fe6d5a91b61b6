import { NewsArticle } from '../../contract/news/calls';
import { resource } from '../application/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { NewsDetailScreen } from '../ui/screens/news-detail/screen';

/** One piece of news, with others about the same (SCR-06). */
export default page({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    article: brought(NewsArticle, resource(ports, ports.gateways.news.detail), id),
  }),
  screen: NewsDetailScreen,
});
