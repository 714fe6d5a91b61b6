import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Buy } from '../../../gateway/src/domain/buy/buy';
import type { HideableField, Sale } from '../../../gateway/src/domain/sale/sale';
import { buySheet, saleSheet } from '../../../gateway/src/domain/share/deal-sheets';
import { transferSheet } from '../../../gateway/src/domain/transfer/share-sheet';
import type { ShareTransfer } from '../../../gateway/src/domain/transfer/transfer';
import { decimal } from '../../support/samples/decimal';

const sale: Sale = {
  ...{ id: 's1', sourceType: 'entrust', code: 'XM20260418', title: '华东某精密减速器制造商控股权转让' },
  ...{
    industry: '高端装备',
    region: '江苏 苏州',
    stage: '控股权 67 %',
    amountLabel: '转让金额',
    amount: decimal('32000'),
  },
  ...{
    revenue: decimal('28600'),
    revenueYear: '2025',
    revenueGrowth: decimal('1'),
    netProfit: decimal('4321.09'),
    valuation: decimal('98765.43'),
  },
  ...{
    confirmedAt: Date.UTC(2026, 10, 17, 20),
    hidden: [],
    ownerId: null,
    state: 'listed',
    teaser: '',
    pictures: [],
  },
  ...{ foundedYear: 2009, employees: 1, rdEmployees: null, companyName: '甲', customers: '乙', reason: '丙' },
  ...{ highlights: [], finances: [], process: [], documents: [], evidence: [] },
};
const buy: Buy = {
  ...{
    id: 'b',
    ownerId: null,
    code: 'XQ1',
    title: '求购',
    buyerType: 'listed',
    hundred: true,
    companyName: '某公司',
  },
  ...{
    industries: ['-1'],
    regions: ['-1'],
    rounds: [],
    minAmount: decimal('10000'),
    maxAmount: decimal('50000'),
    stake: '控股权',
  },
  ...{
    confirmedAt: 0,
    expiresAt: 0,
    hidden: [],
    state: 'listed',
    funding: '',
    requirements: '',
    profile: '',
  },
  contact: '',
  evidence: [],
};
const transfer: ShareTransfer = {
  ...{
    id: 'g',
    sourceType: 'soe',
    code: 'GF1',
    title: '股份',
    company: '某银行',
    market: '新三板',
    industry: '金融',
  },
  ...{
    region: '浙江',
    stake: decimal('2.5'),
    shares: decimal('1000'),
    price: decimal('3.20'),
    amount: null,
    valuation: decimal('1234567'),
    revenue: null,
  },
  ...{
    netProfit: null,
    year: null,
    deadline: null,
    confirmedAt: 0,
    state: 'listed',
    summary: '',
    seller: '',
  },
  ...{ reason: '', foundedYear: null, employees: null, terms: [], highlights: [] },
};

const fields: readonly HideableField[] = [
  'amount',
  'netProfit',
  'valuation',
  'companyName',
  'customers',
  'reason',
  'documents',
];

describe('what the picture of a deal says', () => {
  test('[ENT-10] is its name, where it belongs, its first figures and when it was confirmed', () => {
    expect(saleSheet(sale)).toEqual({
      kind: '出售项目 XM20260418',
      title: '华东某精密减速器制造商控股权转让',
      facts: ['高端装备', '江苏 苏州', '控股权 67 %'],
      figures: [
        { name: '转让金额', figure: '3.2', unit: '亿元' },
        { name: '2025 年营收', figure: '2.86', unit: '亿元' },
        { name: '净利润', figure: '4,321.1', unit: '万元' },
      ],
      sealed: '',
      confirmed: '2026年11月18日确认在售',
      source: '信息由委托方提供，不构成投资建议',
    });
  });

  test('[ENT-08] nothing in it comes from a hidden value, whichever are hidden', () => {
    const values = fc.record({
      amount: fc.constantFrom('1', '777777', null),
      netProfit: fc.constantFrom('1', '888888'),
      valuation: fc.constantFrom('1', '999999', null),
      companyName: fc.string(),
      customers: fc.string(),
      reason: fc.string(),
      documents: fc.constantFrom([], [{ id: 'd', name: '文件', pages: 1 }]),
    });
    fc.assert(
      fc.property(fc.subarray([...fields]), values, (hidden, others) => {
        const changed = Object.fromEntries(hidden.map((field) => [field, others[field]]));
        expect(saleSheet({ ...sale, hidden, ...changed })).toEqual(saleSheet({ ...sale, hidden }));
      }),
    );
  });

  test('[ENT-08] names what an NDA opens, two of it and how much there is', () => {
    const sealed = (...hidden: HideableField[]) => saleSheet({ ...sale, hidden }).sealed;
    expect([
      sealed('valuation'),
      sealed('valuation', 'amount'),
      sealed('reason', 'documents', 'netProfit'),
    ]).toEqual([
      '估值，签署NDA后可见',
      '转让金额、估值，签署NDA后可见',
      '净利润、出售原因等 3 项，签署NDA后可见',
    ]);
  });

  test('[ENT-10] a demand tells what is looked for and for how much, and of a budget that is kept that it is', () => {
    expect(buySheet(buy)).toMatchObject({
      facts: ['上市公司', '行业不限', '地区不限'],
      figures: [
        { name: '收购预算', figure: '1–5', unit: '亿元' },
        { name: '收购方式', figure: '控股权', unit: '' },
      ],
      sealed: '',
    });
    expect(buySheet({ ...buy, minAmount: null, maxAmount: null }).figures[0]?.figure).toBe('面议');
    const kept = buySheet({ ...buy, hidden: ['amount', 'companyName'] });
    expect([kept.figures.map(({ name }) => name), kept.sealed]).toEqual([['收购方式'], '收购预算仅买方可见']);
    expect(JSON.stringify(buySheet(buy))).not.toContain(buy.companyName);
  });

  test('[ENT-10] a share transfer tells its stake, what is asked and what the whole is worth', () => {
    const told = transferSheet(transfer);
    expect(told.figures.map(({ name, figure, unit }) => `${name} ${figure}${unit}`)).toEqual([
      '转让比例 2.5%',
      '转让总价 面议',
      '整体估值 123.46亿元',
    ]);
  });

  test('[ENT-10] a text of any length is bounded before it is drawn', () => {
    const long = '长'.repeat(2_000);
    const sheet = saleSheet({
      ...sale,
      title: long,
      code: long,
      industry: long,
      amountLabel: long,
      hidden: ['amount'],
    });
    expect(JSON.stringify(sheet).length).toBeLessThan(1_500);
  });
});
