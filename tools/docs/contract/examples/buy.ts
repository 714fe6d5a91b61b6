import type { buyCalls } from '../../../../contract/buy/calls';
import type { WireBuy } from '../../../../contract/buy/wire-buy';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { isDecimal, type Decimal } from '../../../../contract/values/decimal';
import { at, known, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const decimal = (text: string): Decimal =>
  known({ is: (value: unknown): value is Decimal => isDecimal(value) }, text);

export const buy: WireBuy = {
  id: '20260118',
  code: 'XQ20260118',
  title: '求购长三角精密减速器或伺服驱动企业控股权',
  buyerType: 'industrial',
  hundred: true,
  companyName: null,
  industries: ['0102', '0101'],
  regions: ['cn-32', 'cn-33', 'cn-31'],
  rounds: [],
  minAmount: decimal('20000'),
  maxAmount: decimal('60000'),
  stake: '控股权，不低于 51 %',
  confirmedAt: at - dayMs,
  expiresAt: at + 89 * dayMs,
  hidden: ['companyName', 'contact'],
};

const filter: DealFilter = {
  industry: ['01'],
  region: ['cn-east'],
  round: [],
  min: decimal('10000'),
  max: null,
  keyword: null,
  include: [],
  exclude: [],
  stake: null,
  within: '30',
  sort: 'amountDown',
};

export const buyExamples: Examples<typeof buyCalls> = {
  list: {
    asked: { buyerType: null, hundred: false, group: null, ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [buy], total: 1, next: null, page: 1, pageSize: 20 },
  },
  counts: {
    asked: { buyerType: 'soe', hundred: true, group: '2', ...filter },
    answered: {
      total: 7,
      industries: [{ id: '0102', count: 4 }],
      regions: [{ id: 'cn-32', count: 3 }],
      looser: [],
    },
  },
  card: { asked: { id: '20260118' }, answered: buy },
  detail: {
    asked: { id: '20260118' },
    answered: {
      ...buy,
      state: 'listed',
      own: false,
      wanted: '最近一年净利润不低于 1,500 万元。\n创始团队留任不少于三年。',
      profile: '华东产业投资平台，已控股三家自动化零部件企业。',
      funding: '自有资金',
      contact: null,
      evidence: [
        { kind: 'phone', method: '短信验证码', at: at - 40 * dayMs, until: null },
        { kind: 'funds', method: '银行资信证明核对', at: at - 40 * dayMs, until: at + 140 * dayMs },
      ],
    },
  },
  overview: {
    asked: { hundred: true },
    answered: {
      total: 86,
      budget: decimal('5820000'),
      buyerTypes: [{ id: 'industrial', count: 31 }],
      industries: [{ name: '先进制造', count: 42 }],
      samples: [{ id: '20260118', title: buy.title, buyerType: 'industrial' }],
    },
  },
};
