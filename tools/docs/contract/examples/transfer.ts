import type { transferCalls } from '../../../../contract/transfer/calls';
import type { Transfer } from '../../../../contract/transfer/transfer';
import { decimal } from './deal';
import { at, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const noFilter = {
  industry: [],
  region: [],
  round: [],
  min: null,
  max: null,
  keyword: null,
  include: [],
  exclude: [],
  stake: null,
  within: null,
} as const;

export const transfer: Transfer = {
  id: 'G20260061',
  sourceType: 'entrust',
  code: 'GF20260061',
  title: '精密减速器制造企业 12 % 股份转让',
  company: '苏州恒减传动股份有限公司',
  market: '新三板',
  industry: '机器人',
  region: '江苏 苏州',
  stake: decimal('12'),
  shares: decimal('600'),
  price: decimal('18.6'),
  amount: decimal('11160'),
  valuation: decimal('93000'),
  revenue: decimal('26800'),
  netProfit: decimal('3120'),
  year: '2025',
  deadline: at + 24 * dayMs,
  confirmedAt: at - dayMs,
};

const other: Transfer = { ...transfer, id: 'G20260081', code: 'GF20260081', amount: null, deadline: null };

export const transferExamples: Examples<typeof transferCalls> = {
  list: {
    asked: { ...noFilter, sourceType: 'entrust', sort: 'deadline', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [transfer, other], total: 2, next: null },
  },
  counts: {
    asked: { ...noFilter, sourceType: null, sort: 'confirmed' },
    answered: {
      total: 2,
      industries: [{ id: '0101', count: 2 }],
      regions: [{ id: '320000', count: 2 }],
      looser: [],
    },
  },
  detail: {
    asked: { sourceType: 'entrust', id: 'G20260061' },
    answered: {
      ...transfer,
      standing: 'open',
      summary: '谐波减速器与精密行星减速器制造商，新三板创新层挂牌。',
      seller: '财务投资人',
      reason: '基金到期，按期退出',
      foundedYear: '2009',
      employees: 312,
      terms: ['协议转让，须全额以现金支付。'],
      highlights: ['近三年营业收入复合增长 17 %。'],
      related: [other],
    },
  },
};
