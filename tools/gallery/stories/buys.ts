import { isSome } from 'fp-ts/Option';
import type { BuyOverview } from '../../../contract/buy/buy-overview';
import { parseDecimal, type Decimal } from '../../../contract/values/decimal';
import type { Buy, BuyDetail, Budget } from '../../../src/domain/buy/buy';
import type { Page } from '../../../src/domain/page/page';
import { absent, hidden } from '../../../src/domain/sale/disclose';
import type { Disclosure } from '../../../src/domain/sale/disclosure';
import { buyerEvidence } from './deal-evidence';

export const decimal = (text: string): Decimal => {
  const value = parseDecimal(text);
  if (isSome(value)) return value.value;
  throw new Error(`${text} is no decimal`);
};

const budget = (min: string | null, max: string | null): Disclosure<Budget> => ({
  kind: 'shown',
  value: { min: min === null ? null : decimal(min), max: max === null ? null : decimal(max) },
});

const november = (day: number): number => Date.UTC(2026, 10, day, 2, 0, 0);

const reducers: Buy = {
  id: '20260118',
  code: 'XQ20260118',
  title: '求购长三角精密减速器或伺服驱动企业控股权',
  buyerType: 'industrial',
  hundred: true,
  companyName: { kind: 'shown', value: '恒泰产业资本' },
  industries: ['0102', '0101', '0103'],
  regions: ['cn-32', 'cn-33', 'cn-31'],
  rounds: [],
  budget: budget('20000', '60000'),
  stake: '控股权，不低于 51 %',
  confirmedAt: november(18),
  expiresAt: Date.UTC(2027, 1, 16, 2, 0, 0),
};

export const buys: readonly Buy[] = [
  reducers,
  {
    ...reducers,
    id: '20260116',
    code: 'XQ20260116',
    title: '上市公司寻华东半导体封装材料标的，现金收购',
    buyerType: 'listed',
    companyName: hidden,
    industries: ['0301', '0106'],
    regions: ['cn-east'],
    budget: budget('30000', '120000'),
    stake: '全部股权或不低于 70 %',
    confirmedAt: november(17),
  },
  {
    ...reducers,
    id: '20260114',
    code: 'XQ20260114',
    title: '成长基金参与人工智能与算力企业 B 轮至 C 轮',
    buyerType: 'fund',
    companyName: hidden,
    industries: ['0305', '0303'],
    regions: ['-1'],
    rounds: ['2_0', '3_0'],
    budget: hidden,
    stake: '参股 5 % 至 15 %，可领投',
    confirmedAt: november(15),
  },
  {
    ...reducers,
    id: '20260109',
    code: 'XQ20260109',
    title: '能源集团收购工商业储能电站与运营平台',
    hundred: false,
    industries: ['0501', '0502'],
    budget: budget('10000', null),
    stake: '全部股权，可承接项目贷款',
    confirmedAt: november(12),
  },
  {
    ...reducers,
    id: '20260095',
    code: 'XQ20260095',
    title: '个人投资者接手社区烘焙或茶饮连锁门店',
    buyerType: 'individual',
    hundred: false,
    companyName: hidden,
    industries: ['1105'],
    regions: ['cn-32'],
    budget: absent,
    stake: '全部股权或门店转让',
    confirmedAt: november(10),
  },
];

export const longBuys: readonly Buy[] = buys.map((buy) => ({
  ...buy,
  title:
    '华东某大型装备制造集团求购面向半导体前道设备与光伏硅片切割的高纯石英坩埚及精密陶瓷零部件一体化制造企业控股权',
  companyName: {
    kind: 'shown',
    value: '内蒙古自治区呼和浩特市北方特种陶瓷与先进材料产业投资发展集团有限公司',
  },
  industries: ['0101', '0102', '0103', '0104', '0105', '0106', '0107', '0201', '0202'],
  regions: ['cn-31', 'cn-32', 'cn-33', 'cn-34', 'cn-35', 'cn-36', 'cn-37', 'cn-41', 'cn-42'],
  rounds: ['1_0', '2_0', '3_0', '4_0', '6_2', '7_3'],
  budget: budget('1234567.89', '98765432.1'),
}));

export const buyDetail: BuyDetail = {
  ...reducers,
  state: 'listed',
  own: false,
  wanted:
    '近三年营业收入复合增速不低于 15 %，最近一年净利润不低于 1,500 万元。\n核心客户中至少有一家工业机器人整机厂商，且合作满两年。\n创始团队留任不少于三年，可安排业绩对赌与超额奖励。',
  profile:
    '华东产业投资平台，管理规模约 42 亿元，已控股三家自动化零部件企业，旗下有两座合计 9 万平方米的厂房可供标的扩产。',
  funding: { kind: 'shown', value: '自有资金与并购贷款各半，已取得银行意向函' },
  contact: hidden,
  evidence: buyerEvidence,
};

/** The first page of a list of demands. */
export const buysOf = (items: readonly Buy[], more: boolean): Page<Buy> => ({
  items,
  total: more ? 38 : items.length,
  next: more ? { cursor: 'next', page: 2, pageSize: 20 } : null,
});

export const buyOverview: BuyOverview = {
  total: 42,
  budget: decimal('3186000'),
  buyerTypes: [
    { id: 'industrial', count: 14 },
    { id: 'listed', count: 11 },
    { id: 'fund', count: 8 },
    { id: 'soe', count: 5 },
    { id: 'private', count: 3 },
    { id: 'overseas', count: 1 },
  ],
  industries: [
    { name: '先进制造', count: 16 },
    { name: '大健康', count: 11 },
    { name: 'TMT', count: 9 },
    { name: '消费品', count: 7 },
    { name: '能源矿产', count: 5 },
    { name: '大交通', count: 4 },
  ],
  samples: buys.map(({ id, title, buyerType }) => ({ id, title, buyerType })),
};
