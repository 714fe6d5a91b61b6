import { screen } from '@testing-library/react';
import { banners, homeEvents, hotWords } from '../../../tools/gallery/stories/home';
import { comparedDeals } from '../../../tools/gallery/stories/compared-deals';
import { buyOverview } from '../../../tools/gallery/stories/buys';
import { homeDeals, overview } from '../../../tools/gallery/stories/deals';
import { detailContract } from './detail-contract';
import { asMember } from '../support/show';

detailContract({
  name: 'the banners of home',
  page: 'home',
  flow: 'banners',
  call: ({ home }) => home.banners,
  value: banners,
  later: banners.slice(1),
  brought: true,
  seen: {
    address: '/',
    scene: (answer) => ({ banners: answer }),
    there: () => screen.findByRole('region', { name: '推荐' }),
    failed: '推荐内容没有加载出来',
    small: true,
  },
});

detailContract({
  name: 'the deals of home',
  page: 'home',
  flow: 'deals',
  call: ({ home }) => home.deals,
  value: homeDeals,
  later: homeDeals.slice(1),
  brought: true,
  seen: {
    address: '/',
    scene: (answer) => ({ deals: answer }),
    there: () => screen.findByText(homeDeals[0]?.title ?? ''),
    failed: '推荐项目没有加载出来',
    saysWhen: true,
  },
});

detailContract({
  name: 'the conferences and activities of home',
  page: 'home',
  flow: 'events',
  call: ({ home }) => home.events,
  value: homeEvents,
  later: homeEvents.slice(1),
  brought: true,
  seen: {
    address: '/',
    scene: (answer) => ({ events: answer }),
    there: () => screen.findByText(homeEvents[0]?.title ?? ''),
    failed: '会议与活动没有加载出来',
    small: true,
  },
});

detailContract({
  name: 'the words of home that many look for',
  page: 'home',
  flow: 'words',
  call: ({ home }) => home.hotWords,
  value: hotWords,
  later: hotWords.slice(1),
  brought: true,
});

detailContract({
  name: 'what a visitor sees of the deals',
  page: 'saleLanding',
  flow: 'overview',
  call: ({ sale }) => sale.overview,
  value: overview,
  later: { ...overview, total: 43 },
  brought: true,
  seen: {
    address: '/sale/landing',
    scene: (answer) => ({ overview: answer }),
    there: () => screen.findByRole('table'),
    failed: '项目概况没有加载出来',
    saysWhen: true,
  },
});

detailContract({
  name: 'deals beside each other',
  page: 'saleCompare',
  flow: 'compared',
  where: { params: {}, search: '?compare=S20260418,S20260409' },
  call: ({ sale }) => sale.compare,
  asks: { ids: ['S20260418', 'S20260409'] },
  value: comparedDeals,
  later: comparedDeals.slice(1),
  brought: true,
  seen: {
    address: '/sale?compare=S20260418,S20260409',
    scene: (answer) => ({ ...asMember, compared: answer }),
    there: () => screen.findByRole('table'),
    failed: '对比没有加载出来',
    missing: { says: '至少需要两个项目', way: ['去选项目', '/sale'] },
    forbidden: '至少需要两个项目',
  },
});

detailContract({
  name: 'what a visitor sees of the demands',
  page: 'buyLanding',
  flow: 'overview',
  call: ({ buy }) => buy.overview,
  asks: { hundred: false },
  value: buyOverview,
  later: { ...buyOverview, total: 43 },
  brought: true,
  seen: {
    address: '/buy/landing',
    scene: (answer) => ({ buyOverview: answer }),
    there: () => screen.findByRole('table'),
    failed: '求购需求概况没有加载出来',
    saysWhen: true,
  },
});

detailContract({
  name: 'the programme of the hundred buyers',
  page: 'buyHundred',
  flow: 'overview',
  call: ({ buy }) => buy.overview,
  asks: { hundred: true },
  value: buyOverview,
  later: { ...buyOverview, total: 43 },
  brought: true,
  seen: {
    address: '/buy/hundred',
    scene: (answer) => ({ buyOverview: answer }),
    there: () => screen.findByRole('table'),
    failed: '百家买方数据没有加载出来',
    saysWhen: true,
  },
});

detailContract({
  name: 'the advert of the programme of the hundred buyers',
  page: 'buyHundredAd',
  flow: 'overview',
  call: ({ buy }) => buy.overview,
  asks: { hundred: true },
  value: buyOverview,
  later: { ...buyOverview, total: 43 },
  brought: true,
  seen: {
    address: '/buy/hundred/ad',
    scene: (answer) => ({ buyOverview: answer }),
    there: () => screen.findByText('公开预算合计'),
    failed: '百家买方数据没有加载出来',
    saysWhen: true,
  },
});
