import { right } from 'fp-ts/Either';
import type { HomeReading } from '../../../application/home/home-reading';
import { saleHeadWire } from '../wire/sale-wire';
import type { Call } from './call';

export const homeCalls = (home: HomeReading): readonly Call[] => [
  {
    path: '/webapp/index!readBanner.action',
    method: 'GET',
    access: 'public',
    answer: async () => right(await home.banners()),
  },
  {
    path: '/webapp/index!getData.action',
    method: 'GET',
    access: 'public',
    answer: async ({ session }) => {
      const { recommended, others } = await home.deals(session);
      return right({ tjSales: recommended.map(saleHeadWire), sales: others.map(saleHeadWire) });
    },
  },
  {
    path: '/webapp/register!tuijianReci.action',
    method: 'POST',
    access: 'public',
    answer: async () => right(await home.hotWords()),
  },
];
