import * as t from 'io-ts';
import { HotWord } from '../../contract/home/hot-word';
import { Found, Hit, findLimits } from '../../contract/search/found';
import { findBox } from '../application/deals/find-box/definition';
import { foundOfAll, foundOfKind } from '../application/deals/find-results';
import { saveSearch } from '../application/deals/saved-search/forms';
import { resource } from '../application/kit/resource/definition';
import { findQueries, readFind } from '../domain/find/find-address';
import type { PagePorts } from '../ports/page-ports';
import { broughtList } from '../ui/frame/page-frame/brought-list';
import { brought, flow, hearing, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { SearchScreen } from '../ui/screens/search/screen';

const asPart = { dispensable: true } as const;

/** The search over all kinds; the address holds the text and the kind that is shown (SCR-06). */
export default page({
  key: () => '',
  queries: findQueries,
  flows: (ports: PagePorts, { search }: Where) => {
    const asked = readFind(search);
    const { text, kind, exact } = asked;
    const of = `${exact ? 1 : 0}${text}`;
    const hotWords = ports.callOf(({ find }) => find.hotWords);
    const hot = resource(ports, (_: undefined, options) => hotWords(options));
    return {
      box: hearing(flow(findBox(ports), { text, kind }), (actor) =>
        actor.send({ type: 'address.changed', text, kind }),
      ),
      found: {
        ...brought(Found, foundOfAll(ports, asked), undefined, { ...asPart, ofAsker: true }),
        of,
      },
      list: broughtList(Hit, foundOfKind(ports, asked), {
        pageSize: findLimits.page,
        ofAsker: true,
        of: `${kind ?? ''}${of}`,
      }),
      hot: brought(t.readonlyArray(HotWord), hot, undefined, asPart),
      saving: offered(saveSearch(ports)),
    };
  },
  screen: SearchScreen,
});
