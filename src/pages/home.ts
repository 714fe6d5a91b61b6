import * as t from 'io-ts';
import { Banner } from '../../contract/home/banner';
import { HomeEvent } from '../../contract/home/home-event';
import { HotWord } from '../../contract/home/hot-word';
import { News } from '../../contract/news/news';
import { carouselMachine } from '../application/shell/carousel/machine';
import { resource } from '../application/kit/resource/definition';
import { Sale } from '../domain/sale/sale';
import type { FirstPorts } from '../ports/page-ports';
import { brought, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { HomeScreen } from '../ui/screens/home/screen';

const LatestNews = t.type({ items: t.readonlyArray(News) });
type LatestNews = t.TypeOf<typeof LatestNews>;

/** The number of news items on home. */
const newsCount = 3;

/** Five lists load in parallel; deals carry the NDA state of the user who is logged in (SCR-01, ACC-09). */
export default page({
  flows: (ports: FirstPorts) => {
    const banners = ports.callOf(({ home }) => home.banners);
    const deals = ports.callOf(({ home }) => home.deals);
    const events = ports.callOf(({ home }) => home.events);
    const hotWords = ports.callOf(({ home }) => home.hotWords);
    const news = ports.callOf(({ news: calls }) => calls.list);
    return {
      banners: brought(
        t.readonlyArray(Banner),
        resource(ports, (_: undefined, options) => banners(options)),
        undefined,
      ),
      deals: brought(
        t.readonlyArray(Sale),
        resource(ports, (_: undefined, options) => deals(options)),
        undefined,
        { ofAsker: true },
      ),
      events: brought(
        t.readonlyArray(HomeEvent),
        resource(ports, (_: undefined, options) => events(options)),
        undefined,
      ),
      words: brought(
        t.readonlyArray(HotWord),
        resource(ports, (_: undefined, options) => hotWords(options)),
        undefined,
      ),
      news: brought(
        LatestNews,
        resource<undefined, LatestNews>(ports, (_: undefined, options) =>
          news({ category: null, cursor: null, page: 1, pageSize: newsCount }, options),
        ),
        undefined,
      ),
      carousel: offered(carouselMachine),
    };
  },
  screen: HomeScreen,
});
