import { right } from 'fp-ts/Either';
import { homeCalls as ofHome } from '../../../../../contract/home/calls';
import type { HomeReading } from '../../../application/home/home-reading';
import { saleHeadWire } from '../../../domain/sale/sale-head-wire';
import { answering } from './answering';
import type { Call } from './call';

/** What the home page reads (product.md §7). */
export const homeCalls = (home: HomeReading): readonly Call[] => [
  answering(ofHome.banners, async () => right(await home.banners())),
  answering(ofHome.deals, async (_, { session }) => {
    const { recommended, others } = await home.deals(session);
    return right({ tjSales: recommended.map(saleHeadWire), sales: others.map(saleHeadWire) });
  }),
  answering(ofHome.events, async () => right(await home.events())),
  answering(ofHome.hotWords, async () => right(await home.hotWords())),
];
