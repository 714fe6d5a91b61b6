import { isSome } from 'fp-ts/Option';
import { homeList } from '../../../src/domain/home/home-list';
import { parseDecimal, type Decimal } from '../../../contract/values/decimal';
import { absent, hidden } from '../../../src/domain/sale/disclose';
import type { Disclosure } from '../../../src/domain/sale/disclosure';
import type { Page } from '../../../src/domain/page/page';
import type { SaleDetail } from '../../../src/domain/sale/sale-detail';
import type { SaleOverview } from '../../../contract/sale/sale-overview';
import { evidence } from './deal-evidence';
import type { Sale } from '../../../src/domain/sale/sale';

export const decimal = (text: string): Decimal => {
  const value = parseDecimal(text);
  if (isSome(value)) return value.value;
  throw new Error(`${text} is no decimal`);
};

export const shown = (text: string): Disclosure<Decimal> => ({ kind: 'shown', value: decimal(text) });

export const november = (day: number): number => Date.UTC(2026, 10, day, 2, 0, 0);

const reducer: Sale = {
  id: 'S20260418',
  sourceType: 'entrust',
  code: 'XM20260418',
  title: '华东某精密减速器制造商控股权转让',
  industry: '高端装备',
  region: '江苏 苏州',
  stage: '控股权 67 %',
  amountLabel: '转让金额',
  amount: shown('32000'),
  revenue: shown('28600'),
  revenueYear: '2025',
  revenueGrowth: shown('18.3'),
  netProfit: hidden,
  valuation: absent,
  confirmedAt: november(18),
  ndaState: 'unsigned',
  sealed: true,
};

export const deals: readonly Sale[] = [
  reducer,
  {
    ...reducer,
    id: 'S20260391',
    sourceType: 'platform',
    code: 'XM20260391',
    title: '三类骨科植入物企业 Pre-IPO 轮融资',
    industry: '医疗器械',
    region: '北京',
    stage: 'Pre-IPO',
    amountLabel: '融资金额',
    amount: shown('8000'),
    revenue: shown('14500'),
    revenueGrowth: shown('34'),
    netProfit: absent,
    valuation: hidden,
    confirmedAt: november(15),
    ndaState: 'pending',
  },
  {
    ...reducer,
    id: 'S20260377',
    sourceType: 'soe',
    code: 'XM20260377',
    title: '粤港澳大湾区冷链物流园区整体出售',
    industry: '物流仓储',
    region: '广东 佛山',
    stage: '全部股权',
    amount: shown('56000'),
    revenue: shown('3920'),
    revenueGrowth: shown('12.4'),
    netProfit: shown('1180'),
    confirmedAt: november(12),
    ndaState: 'signed',
  },
  {
    ...reducer,
    id: 'S20260365',
    code: 'XM20260365',
    title: '西南区域连锁宠物医院并购',
    industry: '消费服务',
    region: '四川 成都',
    stage: '控股权 80 %',
    amount: absent,
    revenue: shown('9640'),
    revenueGrowth: shown('-2.7'),
    confirmedAt: november(10),
    ndaState: 'expired',
  },
  {
    ...reducer,
    id: 'S20260396',
    sourceType: 'listed',
    code: 'XM20260396',
    title: '工业机器人系统集成商整体出售',
    industry: '机器人',
    region: '安徽 合肥',
    stage: '全部股权',
    amount: shown('12000'),
    revenue: shown('22000'),
    revenueGrowth: shown('-4.6'),
    confirmedAt: Date.UTC(2025, 11, 15, 2, 0, 0),
    ndaState: 'rejected',
  },
];

export const homeDeals: readonly Sale[] = homeList({ recommended: deals.slice(0, 3), sales: deals });

const long =
  '长三角地区面向半导体前道设备与光伏硅片切割的高纯石英坩埚及精密陶瓷零部件一体化制造企业控股权转让暨后续产能扩建联合投资';

export const longDeals: readonly Sale[] = homeList({
  recommended: deals.map((deal) => ({
    ...deal,
    title: long,
    industry: '半导体材料与精密陶瓷零部件',
    region: '内蒙古自治区 呼和浩特',
    stage: '控股权 66.67 % 含期权',
    amountLabel: '转让金额（含债务）',
    amount: shown('1234567.89'),
    revenue: shown('987654.3'),
    netProfit: shown('123456.7'),
  })),
  sales: [],
});

export const overview: SaleOverview = {
  total: 42,
  industries: [
    { name: '先进制造', count: 12 },
    { name: '大健康', count: 8 },
    { name: 'TMT', count: 6 },
    { name: '能源矿产', count: 5 },
    { name: '消费品', count: 4 },
    { name: '大交通', count: 3 },
    { name: '基建环保', count: 2 },
    { name: '商务服务', count: 1 },
    { name: '农业食品', count: 1 },
  ],
  samples: deals.map(({ id, title, industry, region }) => ({ id, title, industry, region })),
};

export const detail: SaleDetail = {
  ...reducer,
  owned: false,
  teaser:
    '公司专注谐波减速器的研发与制造，产品用于协作机器人和半导体搬运设备，2025 年出货约 9.6 万台，客户以国内主流机器人厂商为主。',
  foundedYear: '2009',
  employees: 320,
  rdEmployees: 74,
  companyName: hidden,
  customers: hidden,
  reason: { kind: 'shown', value: '创始人退休，无接班安排' },
  highlights: [
    '谐波减速器国内出货量前五，三款产品进入协作机器人主流厂商供应名录。',
    '拥有发明专利 41 项，核心齿形自主设计，单台成本低于同业约 15%。',
    '自有厂房 2.4 万平方米，产能利用率 82%，扩产无需新增用地。',
  ],
  finances: [
    {
      ...{ year: '2023', revenue: shown('19840'), ebitda: hidden, netProfit: hidden },
      assets: shown('31200'),
      liabilities: hidden,
      basis: 'audited',
    },
    {
      ...{ year: '2024', revenue: shown('24180'), ebitda: hidden, netProfit: hidden },
      assets: shown('35960'),
      liabilities: hidden,
      basis: 'audited',
    },
    {
      ...{ year: '2025', revenue: shown('28600'), ebitda: hidden, netProfit: hidden },
      assets: shown('41050'),
      liabilities: hidden,
      basis: 'unaudited',
    },
  ],
  process: [
    { name: '委托签约', state: 'done', at: Date.UTC(2026, 8, 3, 2, 0, 0) },
    { name: '资料核实', state: 'done', at: Date.UTC(2026, 9, 12, 2, 0, 0) },
    { name: '征集意向', state: 'current', at: november(10) },
    { name: '尽职调查', state: 'next', at: null },
    { name: '签约交割', state: 'next', at: null },
  ],
  documents: hidden,
  documentCount: 4,
  pictures: [],
  state: 'listed',
  evidence,
  opened: null,
};

export const openDetail: SaleDetail = {
  ...detail,
  ndaState: 'signed',
  netProfit: shown('5240'),
  companyName: { kind: 'shown', value: '苏州某精密传动科技股份有限公司' },
  customers: { kind: 'shown', value: '国内前十大协作机器人厂商中的六家，前五大客户占收入 47%' },
  finances: detail.finances.map((year, index) => ({
    ...year,
    ebitda: shown(String(4020 + index * 1180)),
    netProfit: shown(String(3180 + index * 1030)),
    liabilities: shown(String(12480 + index * 770)),
  })),
  documents: {
    kind: 'shown',
    value: [
      { id: 'D1', name: '财务尽调报告.pdf', pages: 86 },
      { id: 'D2', name: '法律尽调报告.pdf', pages: 64 },
      { id: 'D3', name: '主要客户与供应商合同汇编.pdf', pages: 212 },
      { id: 'D4', name: '知识产权清单.xlsx', pages: 9 },
    ],
  },
};

/** The same as its owner sees it: nothing is hidden, and there is nothing to sign. */
export const ownDetail: SaleDetail = { ...openDetail, ndaState: 'unsigned', sealed: false, owned: true };

export const longDetail: SaleDetail = {
  ...openDetail,
  title: long,
  region: '内蒙古自治区 呼和浩特',
  industry: '半导体材料与精密陶瓷零部件',
  amountLabel: '转让金额（含债务）',
  amount: shown('1234567.89'),
  revenue: shown('987654.3'),
  stage: '控股权 66.67 % 含期权',
  reason: { kind: 'shown', value: `${long}，${long}` },
  finances: openDetail.finances.map((year) => ({
    ...year,
    revenue: shown('1987654.3'),
    assets: shown('12987654.3'),
  })),
};

/** The first page of a list of deals. */
export const dealsOf = (items: readonly Sale[], more: boolean): Page<Sale> => ({
  items,
  total: more ? 38 : items.length,
  next: more ? { cursor: 'next', page: 2, pageSize: 20 } : null,
});
