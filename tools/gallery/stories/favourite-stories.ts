import { answered, never } from '../scene/answers';
import { keptOf, keptSales } from './favourites';
import type { Story } from './story';
import { asMember, network, timeout } from './words';

const hub = '/favorite';
const sales = '/favorite/sales';

/** What one keeps. */
export const favouriteStories: readonly Story[] = [
  { id: 'favourites', title: '我的收藏', scene: { ...asMember, address: hub } },
  {
    id: 'favourites-failed',
    title: '我的收藏：没有加载出来',
    scene: { ...asMember, address: hub, favouriteCounts: timeout },
  },
  { id: 'favourite-sales', title: '收藏的项目', scene: { ...asMember, address: sales } },
  {
    id: 'favourite-sales-removed',
    title: '收藏的项目：取消后可撤销',
    scene: { ...asMember, address: sales },
    acts: [{ kind: 'press', name: `收藏：${keptSales[0]?.sale.title ?? ''}` }],
  },
  {
    id: 'favourite-sales-loading',
    title: '收藏的项目：加载中',
    scene: { ...asMember, address: sales, favouriteSales: never },
  },
  {
    id: 'favourite-sales-empty',
    title: '收藏的项目：还没有',
    scene: { ...asMember, address: '/favorite/sales/soe', favouriteSales: answered(keptOf([], false)) },
  },
  {
    id: 'favourite-sales-more-failed',
    title: '收藏的项目：后面的没有加载出来',
    scene: {
      ...asMember,
      address: sales,
      favouriteSales: answered(keptOf(keptSales, true)),
      moreFavouriteSales: network,
    },
  },
];
