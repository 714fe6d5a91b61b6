import { screen } from '@testing-library/react';
import { banners, hotWords } from '../../../tools/gallery/stories/home';
import { comparedDeals } from '../../../tools/gallery/stories/compared-deals';
import { buyDetail, buyOverview } from '../../../tools/gallery/stories/buys';
import { detail, homeDeals, openDetail, overview } from '../../../tools/gallery/stories/deals';
import { article } from '../../../tools/gallery/stories/news';
import { transferDetail } from '../../../tools/gallery/stories/transfers';
import { incomingMessage } from '../../support/samples/incoming-message';
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
  name: 'one deal',
  page: 'saleDetail',
  flow: 'deal',
  where: { params: { sourceType: 'entrust', id: 'S20260418' } },
  call: ({ sale }) => sale.detail,
  asks: { sourceType: 'entrust', id: 'S20260418' },
  value: detail,
  later: openDetail,
  brought: true,
  outdatedBy: {
    'something is decided about it': ({ arrives }) =>
      arrives({ ...incomingMessage('您好'), kind: 'deal', link: '/sale/entrust/S20260418' }),
    'something may have been missed': ({ arrives }) => arrives(null),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  keptBy: { 'another message arrives': ({ arrives }) => arrives(incomingMessage('您好')) },
  seen: {
    address: '/sale/entrust/S20260418',
    scene: (answer) => ({ ...asMember, sale: answer }),
    there: () => screen.findByRole('heading', { level: 2, name: detail.title }),
    title: detail.title,
    failed: '项目没有加载出来',
    missing: { says: '访问资源不存在', way: ['查看在售项目', '/sale'] },
    forbidden: '您没有查看该项目的权限',
    saysWhen: true,
  },
});

detailContract({
  name: 'deals beside each other',
  page: 'saleList',
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
  name: 'one piece of news',
  page: 'newsDetail',
  flow: 'article',
  where: { params: { id: '28' } },
  call: ({ news }) => news.detail,
  asks: '28',
  value: article,
  later: { ...article, related: [] },
  brought: true,
  seen: {
    address: '/news/28',
    scene: (answer) => ({ article: answer }),
    there: () => screen.findByRole('heading', { level: 2, name: article.title }),
    failed: '资讯没有加载出来',
    missing: { says: '资讯不存在或已下架', way: ['全部资讯', '/news'] },
    forbidden: '资讯不存在或已下架',
    saysWhen: true,
  },
});

detailContract({
  name: 'one share transfer',
  page: 'transferDetail',
  flow: 'transfer',
  where: { params: { sourceType: 'entrust', id: 'G20260061' } },
  call: ({ transfer }) => transfer.detail,
  asks: { sourceType: 'entrust', id: 'G20260061' },
  value: transferDetail,
  later: { ...transferDetail, standing: 'ended' },
  brought: true,
  seen: {
    address: '/gf/entrust/G20260061',
    scene: (answer) => ({ transfer: answer }),
    there: () => screen.findByText(transferDetail.company),
    title: transferDetail.title,
    failed: '转让项目没有加载出来',
    saysWhen: true,
  },
});

detailContract({
  name: 'one demand',
  page: 'buyDetail',
  flow: 'buy',
  where: { params: { id: '20260118' } },
  call: ({ buy }) => buy.detail,
  asks: { id: '20260118' },
  value: buyDetail,
  later: { ...buyDetail, stake: '参股 20 %' },
  brought: true,
  seen: {
    address: '/buy/20260118',
    scene: (answer) => ({ ...asMember, buy: answer }),
    there: () => screen.findByRole('heading', { level: 2, name: buyDetail.title }),
    title: buyDetail.title,
    failed: '求购需求没有加载出来',
    missing: { says: '访问资源不存在', way: ['查看全部求购需求', '/buy'] },
    forbidden: '您没有查看该需求的权限',
    saysWhen: true,
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
