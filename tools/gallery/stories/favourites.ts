import type { Page } from '../../../src/domain/page/page';
import type { Kept } from '../../../contract/favourite/kept-lists';
import { someActivities } from './activity-stories';
import { buys, decimal } from './buys';
import { someConferences } from './conference-stories';
import { deals } from './deals';
import { transfers } from './transfers';
import type { KeptBuy, KeptSale } from '../../../src/ports/call-forms';

/** Deals that a member keeps; one of them is withdrawn. */
export const keptSales: readonly KeptSale[] = deals.map((sale, index) => ({
  sale,
  state: index === 1 ? 'withdrawn' : 'listed',
  since: Date.UTC(2026, 10, 20 - index, 2, 0, 0),
}));

/** Share transfers that a member keeps; the deadline of one has passed. */
export const keptTransfers: readonly Kept<'transfer'>[] = transfers.map((transfer, index) => ({
  transfer,
  state: index === 1 ? 'ended' : 'open',
  since: Date.UTC(2026, 10, 20 - index, 2, 0, 0),
}));

/** Demands that a member keeps; one of them has expired. */
export const keptBuys: readonly KeptBuy[] = buys.map((buy, index) => ({
  buy,
  state: index === 1 ? 'expired' : 'listed',
  since: Date.UTC(2026, 10, 20 - index, 2, 0, 0),
}));

const investor = {
  id: 'iv005',
  name: '恒泽股权投资',
  kind: 'equity' as const,
  region: 'cn-31',
  focus: ['0101', '0102'],
  rounds: ['3_0', '4_0', '6_2'],
  chequeMin: decimal('10000'),
  chequeMax: decimal('50000'),
  cases: 41,
  intro: '关注装备制造的国产替代与并购整合，可牵头控股型收购并引入产业管理团队。',
  stages: ['growth' as const, 'buyout' as const],
  recent: 9,
  lastAt: Date.UTC(2026, 9, 30),
};

/** Investors that a member keeps. */
export const keptInvestors: readonly Kept<'investor'>[] = [
  { investor, since: Date.UTC(2026, 10, 20, 2, 0, 0) },
  {
    investor: {
      ...investor,
      id: 'iv014',
      name: '安颐保险资产投资（北京）有限公司养老产业股权投资计划管理中心',
      kind: 'insurance',
      region: 'cn-11',
      focus: ['0209'],
      rounds: ['7_3'],
      chequeMin: decimal('30000'),
      chequeMax: decimal('200000'),
      cases: 15,
      intro: '保险资金长期投资平台，持有期限 7 年以上，要求有稳定分红或明确退出安排。',
    },
    since: Date.UTC(2026, 10, 19, 2, 0, 0),
  },
  ...['鼎岳创业投资', '远峤资本', '江临股权投资'].map((name, index) => ({
    investor: { ...investor, id: `iv00${index + 1}`, name, cases: 63 - 7 * index },
    since: Date.UTC(2026, 10, 18 - index, 2, 0, 0),
  })),
];

/** Conferences that a member keeps: one is withdrawn, and one of the others is cancelled. */
export const keptConferences: readonly Kept<'conference'>[] = someConferences.map((conference, index) => ({
  conference,
  state: index === 2 ? 'withdrawn' : 'listed',
  since: Date.UTC(2026, 10, 20 - index, 2, 0, 0),
}));

/** Activities that a member keeps: one is withdrawn; of the others, one has ended and one is cancelled. */
export const keptActivities: readonly Kept<'activity'>[] = someActivities.map((activity, index) => ({
  activity,
  state: index === 1 ? 'withdrawn' : 'listed',
  since: Date.UTC(2026, 10, 20 - index, 2, 0, 0),
}));

/** The first page of a list of favourites. */
export const keptOf = <A>(items: readonly A[], more: boolean): Page<A> => ({
  items,
  total: more ? 38 : items.length,
  next: more ? { cursor: 'next', page: 2, pageSize: 20 } : null,
});
