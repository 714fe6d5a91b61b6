import { resource } from '../application/kit/resource/definition';
import { sharing } from '../application/deals/share/definition';
import { newsKind } from '../domain/news/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { newsDetailLook } from '../ui/screens/news-detail/look';

/** One piece of news, with others about the same (SCR-06). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => {
    const detail = ports.callOf(({ news }) => news.detail);
    return {
      thing: thingFlow(newsKind, resource(ports, detail), id),
      sharing: offered(sharing(ports)),
    };
  },
  ...newsDetailLook,
});
