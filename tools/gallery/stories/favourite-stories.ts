import { answered, failing, never } from '../scene/answers';
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
  {
    id: 'favourites-no-searches',
    title: '我的收藏：没有保存的搜索',
    scene: { ...asMember, address: hub, searches: answered([]) },
  },
  {
    id: 'favourites-search-change',
    title: '我的收藏：编辑保存的搜索',
    scene: { ...asMember, address: hub },
    acts: [{ kind: 'press', name: '编辑：华东减速器' }],
  },
  {
    id: 'favourites-save-search',
    title: '找项目：保存搜索，已满 50 个',
    scene: {
      ...asMember,
      address: '/sale?region=cn-east&keyword=减速器',
      searchSaved: failing({ kind: 'refused', code: 409, message: '最多保存 50 个搜索，请先删除一个再保存' }),
    },
    acts: [
      { kind: 'press', name: '保存搜索' },
      { kind: 'press', name: '保存' },
    ],
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
  {
    id: 'favourite-transfers',
    title: '收藏的股份转让',
    scene: { ...asMember, address: '/favorite/sales?kind=transfer' },
  },
  {
    id: 'favourite-transfers-empty',
    title: '收藏的股份转让：还没有',
    scene: {
      ...asMember,
      address: '/favorite/sales?kind=transfer',
      favouriteTransfers: answered(keptOf([], false)),
    },
  },
  { id: 'favourite-buys', title: '收藏的求购需求', scene: { ...asMember, address: '/favorite/buys' } },
  {
    id: 'favourite-buys-empty',
    title: '收藏的求购需求：还没有',
    scene: { ...asMember, address: '/favorite/buys', favouriteBuys: answered(keptOf([], false)) },
  },
  {
    id: 'favourite-investors',
    title: '收藏的投资机构',
    scene: { ...asMember, address: '/favorite/investor' },
  },
  {
    id: 'favourite-investors-failed',
    title: '收藏的投资机构：没有加载出来',
    scene: { ...asMember, address: '/favorite/investor', favouriteInvestors: timeout },
  },
  { id: 'favourite-conferences', title: '收藏的会议', scene: { ...asMember, address: '/favorite/conf' } },
  {
    id: 'favourite-conferences-empty',
    title: '收藏的会议：还没有',
    scene: { ...asMember, address: '/favorite/conf', favouriteConferences: answered(keptOf([], false)) },
  },
  { id: 'favourite-activities', title: '收藏的活动', scene: { ...asMember, address: '/favorite/activity' } },
  {
    id: 'favourite-activities-failed',
    title: '收藏的活动：没有加载出来',
    scene: { ...asMember, address: '/favorite/activity', favouriteActivities: timeout },
  },
  {
    id: 'favourites-report',
    title: '项目详情：举报，已在处理',
    scene: {
      ...asMember,
      address: '/sale/entrust/20260418',
      done: failing({
        kind: 'refused',
        code: 409,
        message: '您已举报过该内容，正在处理，结果会在消息中告知',
      }),
    },
    acts: [
      { kind: 'press', name: '举报' },
      { kind: 'press', name: '信息不实' },
      { kind: 'press', name: '提交举报' },
    ],
  },
  {
    id: 'favourites-report-unsaid',
    title: '项目详情：举报，没有选择原因',
    scene: { ...asMember, address: '/sale/entrust/20260418' },
    acts: [
      { kind: 'press', name: '举报' },
      { kind: 'press', name: '提交举报' },
    ],
  },
];
