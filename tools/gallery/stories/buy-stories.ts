import { answered, failing, never } from '../scene/answers';
import { buyDetail, buys, buysOf, longBuys } from './buys';
import { nothingToEnrol, oneToEnrol } from './enrolments';
import { member } from './people';
import type { Story } from './story';
import { asMember, network, timeout } from './words';

const all = '/buy';
const filtered = '/buy?industry=0102,03&region=cn-east&min=10000&max=50000';
const one = '/buy/20260118';
const ad = '/buy/hundred/ad';
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
    id: 'buy-detail-own-listed',
    title: '求购详情：自己的，已上架',
    scene: { ...asMember, address: one, buy: answered({ ...buyDetail, own: true, hundred: true }) },
  },
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
      buy: failing({ kind: 'refused', code: 404, message: '该求购需求已下架，不再征集' }),
    },
  },
  {
    id: 'buy-detail-not-consulted',
    title: '求购详情：没有打开会话',
    scene: {
      ...asMember,
      address: one,
      consulted: failing({ kind: 'refused', code: 429, message: '今天发起的咨询过多，请明天再试' }),
    },
    acts: [{ kind: 'press', name: '咨询' }],
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
  { id: 'hundred-ad', title: '加入百家买方', scene: { address: ad } },
  { id: 'hundred-ad-mine', title: '加入百家买方：各种登记', scene: { ...asMember, address: ad } },
  {
    id: 'hundred-ad-sheet',
    title: '加入百家买方：登记',
    scene: { ...asMember, address: ad, enrolments: answered(oneToEnrol) },
    acts: [
      { kind: 'press', name: '登记' },
      { kind: 'type', label: '资金与意向说明', text: '自有资金三亿' },
      { kind: 'press', name: '提交登记' },
    ],
  },
  {
    id: 'hundred-ad-refused',
    title: '加入百家买方：登记没有提交成功',
    scene: { ...asMember, address: ad, enrolments: answered(oneToEnrol), enrolled: network },
    acts: [
      { kind: 'press', name: '登记' },
      { kind: 'type', label: '资金与意向说明', text: '以自有资金收购，可用资金 3 亿元。' },
      { kind: 'press', name: '提交登记' },
    ],
  },
  {
    id: 'hundred-ad-leave',
    title: '加入百家买方：退出计划',
    scene: { ...asMember, address: ad },
    acts: [{ kind: 'press', name: '退出计划' }],
  },
  {
    id: 'hundred-ad-nothing',
    title: '加入百家买方：没有可登记的需求',
    scene: { ...asMember, address: ad, enrolments: answered(nothingToEnrol) },
  },
  {
    id: 'hundred-ad-unverified',
    title: '加入百家买方：没有完成认证',
    scene: { ...asMember, address: ad, user: answered(member({ prove: '2' })) },
  },
  {
    id: 'hundred-ad-failed',
    title: '加入百家买方：没有加载出来',
    scene: { ...asMember, address: ad, buyOverview: timeout, enrolments: timeout },
  },
  {
    id: 'hundred-ad-loading',
    title: '加入百家买方：加载中',
    scene: { ...asMember, address: ad, buyOverview: never, enrolments: never },
  },
  { id: 'hundred-all', title: '百家买方：全部', scene: { address: '/buy/hundred/all' } },
  { id: 'hundred-fund', title: '百家买方：基金', scene: { address: '/buy/hundred/fund' } },
  { id: 'hundred-soe', title: '百家买方：国资', scene: { address: '/buy/hundred/soe?group=3' } },
  { id: 'hundred-type', title: '百家买方：上市公司', scene: { address: '/buy/hundred/listed' } },
];
