import type { DealFilter } from '../../../../contract/deal/deal-filter';
import type { homeCalls } from '../../../../contract/home/calls';
import type { saleCalls } from '../../../../contract/sale/calls';
import type { WireSale } from '../../../../contract/sale/wire-sale';
import { isDecimal, type Decimal } from '../../../../contract/values/decimal';
import { at, known, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

export const decimal = (text: string): Decimal =>
  known({ is: (value: unknown): value is Decimal => isDecimal(value) }, text);

export const sale: WireSale = {
  id: '20260418',
  sourceType: 'entrust',
  code: 'XM20260418',
  title: '精密减速器控股权转让',
  industry: '机器人',
  region: '浙江宁波',
  stage: '控股权 67 %',
  amountLabel: '转让金额',
  amount: decimal('26800'),
  revenue: decimal('18420'),
  revenueYear: '2025',
  revenueGrowth: decimal('18.3'),
  netProfit: null,
  valuation: null,
  confirmedAt: at - dayMs,
  ndaState: 'unsigned',
  hidden: ['netProfit', 'valuation', 'companyName', 'documents'],
};

export const homeExamples: Examples<typeof homeCalls> = {
  banners: {
    asked: undefined,
    answered: [
      {
        id: 'b1',
        eyebrow: '机器人',
        title: '六家核心零部件企业在售',
        subtitle: '减速器、伺服与控制系统',
        link: '/sale/landing',
        sort: 1,
      },
    ],
  },
  deals: { asked: undefined, answered: { tjSales: [sale], sales: [] } },
  events: {
    asked: undefined,
    answered: [
      {
        kind: 'conference',
        id: 'conf-1',
        title: '先进制造并购对接会（苏州）',
        region: '江苏苏州',
        startsAt: at + 18 * dayMs,
        endsAt: at + 18 * dayMs + 30_600_000,
        opensAt: at - 10 * dayMs,
        closesAt: at + 17 * dayMs,
        placesLeft: 12,
      },
    ],
  },
  hotWords: { asked: undefined, answered: [{ id: 'h1', word: '储能', sort: 1 }] },
};

export const filter: DealFilter = {
  industry: ['0102', '03'],
  region: ['cn-east'],
  round: [],
  min: decimal('10000'),
  max: decimal('50000'),
  stake: null,
  keyword: '减速器',
  include: [],
  exclude: ['重整'],
  within: '90',
  sort: 'confirmed',
};

const detail: Examples<typeof saleCalls>['detail']['answered'] = {
  ...sale,
  teaser: '国内第三大精密减速器制造商，客户为头部机器人企业。',
  foundedYear: '2009',
  employees: 412,
  rdEmployees: 96,
  companyName: null,
  customers: '机器人整机厂商 11 家',
  reason: '创始人退休',
  highlights: ['国产替代', '现金流为正'],
  finances: [
    {
      year: '2025',
      revenue: decimal('18420'),
      ebitda: null,
      netProfit: null,
      assets: decimal('30150'),
      liabilities: null,
      basis: 'audited',
    },
  ],
  process: [
    { name: '保密协议', state: 'done', at: at - 30 * dayMs },
    { name: '尽职调查', state: 'current', at: at - 2 * dayMs },
    { name: '交割', state: 'next', at: null },
  ],
  documents: null,
  documentCount: 4,
  owned: false,
  pictures: ['f0c1d2e3-5a6b-4c7d-8e9f-0a1b2c3d4e5f'],
  opened: { until: at + 300 * dayMs, fields: ['customers', 'reason'] },
  state: 'listed',
  evidence: [
    { kind: 'authority', method: '委托协议与股东决议核对', at: at - 30 * dayMs, until: at + 150 * dayMs },
  ],
};

export const saleExamples: Examples<typeof saleCalls> = {
  list: {
    asked: { sourceType: 'entrust', mark: null, ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [sale], total: 1, next: null, page: 1, pageSize: 20 },
  },
  counts: {
    asked: { sourceType: null, mark: 'manufacturing', ...filter },
    answered: {
      total: 38,
      industries: [{ id: '0102', count: 16 }],
      regions: [{ id: 'cn-33', count: 9 }],
      looser: [],
    },
  },
  detail: {
    asked: { sourceType: 'entrust', id: '20260418' },
    answered: detail,
  },
  shareImagePath: {
    asked: { kind: 'sale', sourceType: 'entrust', id: '20260418' },
    answered: { path: `/files/share/${'0c5a91e7b38d24f6'.repeat(4)}.png` },
  },
  card: { asked: { sourceType: 'entrust', id: '20260418' }, answered: sale },
  compare: { asked: { ids: ['20260418'] }, answered: { list: [detail] } },
  overview: {
    asked: undefined,
    answered: {
      total: 128,
      industries: [{ name: '机器人', count: 22 }],
      samples: [{ id: '20260418', title: '精密减速器控股权转让', industry: '机器人', region: '浙江宁波' }],
    },
  },
};
