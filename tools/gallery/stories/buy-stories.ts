import { answered, failing, never } from '../scene/answers';
import { buyDetail, buys, buysOf, longBuys } from './buys';
import type { Story } from './story';
import { asMember, network, timeout } from './words';

const all = '/buy';
const filtered = '/buy?industry=0102,03&region=cn-east&min=10000&max=50000';
const one = '/buy/20260118';
const long = `${'要求标的公司治理规范、财务数据可追溯，'.repeat(50)}请在联系前准备近三年审计报告。`;

/** The buy side: its lists, a demand, what a visitor sees, the programme of the hundred buyers. */
export const buyStories: readonly Story[] = [
  { id: 'buys', title: '找买方', scene: { ...asMember, address: all } },
  {
    id: 'buys-filtered',
    title: '找买方：已筛选',
    scene: { ...asMember, address: filtered, buys: answered(buysOf(buys, true)) },
  },
  { id: 'buys-loading', title: '找买方：加载中', scene: { address: all, buys: never } },
  {
    id: 'buys-empty',
    title: '找买方：没有符合的需求',
    scene: { ...asMember, address: filtered, buys: answered(buysOf([], false)) },
  },
  { id: 'buys-failed', title: '找买方：没有加载出来', scene: { address: all, buys: timeout } },
  {
    id: 'buys-more-failed',
    title: '找买方：后面的没有加载出来',
    scene: { address: all, buys: answered(buysOf(buys, true)), moreBuys: network },
  },
  {
    id: 'buys-long',
    title: '找买方：长文字',
    scene: { address: all, buys: answered(buysOf(longBuys, false)) },
  },
  { id: 'buy-landing', title: '求购需求概况', scene: { address: '/buy/landing' } },
  { id: 'buy-detail', title: '求购详情', scene: { ...asMember, address: one } },
  { id: 'buy-detail-loading', title: '求购详情：加载中', scene: { ...asMember, address: one, buy: never } },
  {
    id: 'buy-detail-own',
    title: '求购详情：自己的，已过有效期',
    scene: {
      ...asMember,
      address: one,
      buy: answered({
        ...buyDetail,
        own: true,
        state: 'expired',
        contact: { kind: 'shown', value: '沈知远 138 5120 6614' },
      }),
    },
  },
  {
    id: 'buy-detail-withdrawn',
    title: '求购详情：已撤回',
    scene: {
      ...asMember,
      address: one,
      buy: failing({ kind: 'refused', code: 404, message: '该求购需求已由买方撤回' }),
    },
  },
  {
    id: 'buy-detail-failed',
    title: '求购详情：没有加载出来',
    scene: { ...asMember, address: one, buy: timeout },
  },
  {
    id: 'buy-detail-long',
    title: '求购详情：长文字',
    scene: {
      ...asMember,
      address: one,
      buy: answered({ ...buyDetail, ...longBuys[0], wanted: long, profile: long, stake: long }),
    },
  },
  { id: 'hundred', title: '百家买方', scene: { address: '/buy/hundred' } },
  {
    id: 'hundred-failed',
    title: '百家买方：没有加载出来',
    scene: { address: '/buy/hundred', buyOverview: timeout },
  },
  { id: 'hundred-all', title: '百家买方：全部', scene: { address: '/buy/hundred/all' } },
  { id: 'hundred-fund', title: '百家买方：基金', scene: { address: '/buy/hundred/fund' } },
  { id: 'hundred-soe', title: '百家买方：国资', scene: { address: '/buy/hundred/soe?group=3' } },
  { id: 'hundred-type', title: '百家买方：上市公司', scene: { address: '/buy/hundred/listed' } },
];
