import { copying } from '../application/kit/copying/definition';
import { marketStatistics } from '../application/deals/statistics/definition';
import { readStatistics } from '../domain/statistics/statistics-address';
import type { PagePorts } from '../ports/page-ports';
import { flow, hearing, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { InvestorsStatsScreen } from '../ui/screens/investors-stats/screen';
import { investorsStatsText as text } from '../ui/screens/investors-stats/text';

const statistics = (ports: PagePorts, search: string) => {
  const { query } = readStatistics(search);
  return hearing(flow(marketStatistics(ports), { query }), (actor) =>
    actor.send({ type: 'statistics.addressed', query }),
  );
};

/** The figures of the market by quarter, industry, region and round, for verified members (SCR-14). */
export default memberPage({
  frame: { title: text.title, shape: 'text' },
  wide: () => true,
  key: () => '',
  flows: (ports: PagePorts, { search }: Where) => ({
    statistics: statistics(ports, search),
    copying: offered(copying(ports)),
  }),
  screen: InvestorsStatsScreen,
});
