import * as t from 'io-ts';
import { Banner } from '../../contract/home/banner';
import { HomeEvent } from '../../contract/home/home-event';
import { HotWord } from '../../contract/home/hot-word';
import { News } from '../../contract/news/news';
import { carouselMachine } from '../application/shell/carousel/machine';
import { resource } from '../application/kit/resource/definition';
import { Sale } from '../domain/sale/sale';
import type { Call, CallOptions } from '../ports/call';
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
    const news = ports.callOf(({ news: calls }) => calls.list);
    const list = <A, O>(
      codec: t.Type<A, O>,
      read: (options: CallOptions) => Call<readonly A[]>,
      how?: { readonly ofAsker: true },
    ) =>
      brought(
        t.readonlyArray(codec),
        resource(ports, (_: undefined, options) => read(options)),
        undefined,
        how,
      );
    return {
      banners: list(
        Banner,
        ports.callOf(({ home }) => home.banners),
      ),
      deals: list(
        Sale,
        ports.callOf(({ home }) => home.deals),
        { ofAsker: true },
      ),
      events: list(
        HomeEvent,
        ports.callOf(({ home }) => home.events),
      ),
      words: list(
        HotWord,
        ports.callOf(({ home }) => home.hotWords),
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
