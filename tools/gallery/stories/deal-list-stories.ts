import { answered, never } from '../scene/answers';
import { mixedDeals } from './compared-deals';
import { noDeals } from './deal-counts';
import { deals, dealsOf, longDeals } from './deals';
import type { Story } from './story';
import { asMember, network, timeout } from './words';

const all = '/sale';
const filtered =
  '/sale?industry=0101,0102&region=cn-east&min=10000&max=50000&keyword=%E5%87%8F%E9%80%9F%E5%99%A8';

/** The list of deals on sale and its filter. */
export const dealListStories: readonly Story[] = [
  { id: 'sales', title: '找项目', scene: { ...asMember, address: all } },
  { id: 'sales-visitor', title: '找项目：访客', scene: { address: all } },
  { id: 'sales-source', title: '找项目：国资挂牌', scene: { ...asMember, address: '/sale/soe' } },
  { id: 'sales-mark', title: '找项目：新制造', scene: { ...asMember, address: '/sale/mark/manufacturing' } },
  { id: 'marks', title: '项目标签', scene: { ...asMember, address: '/sale/mark' } },
  {
    id: 'sales-filtered',
    title: '找项目：已筛选',
    scene: { ...asMember, address: filtered, sales: answered(dealsOf(deals, true)) },
  },
  {
    id: 'sales-dropped',
    title: '找项目：链接中有无效条件',
    scene: { ...asMember, address: '/sale?industry=0101,9999&min=5000&max=100' },
  },
  {
    id: 'compare',
    title: '项目对比',
    scene: { ...asMember, address: '/sale?compare=S20260418,S20260409,S20260402' },
  },
  {
    id: 'compare-mixed',
    title: '项目对比：转让与融资',
    scene: {
      ...asMember,
      address: '/sale?compare=S20260418,S20260409,S20260402',
      compared: answered(mixedDeals),
    },
  },
  {
    id: 'compare-end',
    title: '项目对比：末行的下一步',
    scene: { ...asMember, address: '/sale?compare=S20260418,S20260409,S20260402' },
    acts: [{ kind: 'read', label: '项目对比', part: 1 }],
  },
  {
    id: 'compare-dropped',
    title: '项目对比：有不存在的和多出的',
    scene: { ...asMember, address: '/sale?compare=S20260418,S20260409,S20260402,X1,X2' },
  },
  {
    id: 'compare-one',
    title: '项目对比：不足两个',
    scene: { ...asMember, address: '/sale?compare=', compared: answered([]) },
  },
  {
    id: 'sales-comparing',
    title: '找项目：已选一个对比',
    scene: { ...asMember, address: all },
    acts: [{ kind: 'press', name: '加入对比：华东某精密减速器制造商控股权转让' }],
  },
  { id: 'sales-loading', title: '找项目：加载中', scene: { ...asMember, address: all, sales: never } },
  {
    id: 'sales-empty',
    title: '找项目：没有符合的项目',
    scene: {
      ...asMember,
      address: filtered,
      sales: answered(dealsOf([], false)),
      dealCounts: answered(noDeals),
    },
  },
  { id: 'sales-failed', title: '找项目：没有加载出来', scene: { ...asMember, address: all, sales: timeout } },
  {
    id: 'sales-more-failed',
    title: '找项目：后面的没有加载出来',
    scene: { ...asMember, address: all, sales: answered(dealsOf(deals, true)), moreSales: network },
  },
  {
    id: 'sales-long',
    title: '找项目：长文字',
    scene: { ...asMember, address: all, sales: answered(dealsOf(longDeals, false)) },
  },
  {
    id: 'filter',
    title: '筛选',
    scene: { ...asMember, address: filtered },
    acts: [{ kind: 'press', name: '行业，2 项' }],
    onlyOnPhone: true,
  },
  {
    id: 'filter-nothing',
    title: '筛选：没有符合的项目',
    scene: {
      ...asMember,
      address: filtered,
      dealCounts: answered({ total: 0, industries: [], regions: [], looser: [] }),
    },
    acts: [{ kind: 'press', name: '金额，1 项' }],
    onlyOnPhone: true,
  },
];
