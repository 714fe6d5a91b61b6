import { describe, expect, test } from 'vitest';
import type { HideableField } from '../../../gateway/src/domain/sale/sale';
import type { SeedFinance, SeedSale } from '../../../gateway/src/seed/records/sale';
import { largeSales } from '../../../gateway/src/seed/large/large-sales';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { repeated } from './likeness';
import { givenName, publicText, stakeOf } from './public-text';
import { demoSeed } from '../../../tools/process/seeds';

const fields: readonly HideableField[] = [
  'netProfit',
  'valuation',
  'companyName',
  'customers',
  'reason',
  'documents',
];

const hiding = (field: HideableField): readonly SeedSale[] =>
  demoSeed.sales.filter(({ hidden }) => hidden.includes(field));
const equity = ({ assets, liabilities }: SeedFinance): number => Number(assets) - Number(liabilities);
const codes = (sales: readonly SeedSale[]): readonly string[] => sales.map(({ code }) => code);

test('a list of hidden fields names known fields, each once, in one order', () => {
  expect(
    codes(
      demoSeed.sales.filter(
        ({ hidden }) => hidden.join() !== fields.filter((field) => hidden.includes(field)).join(),
      ),
    ),
  ).toEqual([]);
});

test('deals that hide much and deals that hide nothing both stand in the seed', () => {
  expect(demoSeed.sales.filter(({ hidden }) => hidden.length >= 5).length).toBeGreaterThanOrEqual(3);
  expect(demoSeed.sales.filter(({ hidden }) => hidden.length === 0).length).toBeGreaterThanOrEqual(3);
});

test('[ENT-08] a hidden company name stands in no public word of its deal or of a banner', () => {
  const banners = demoSeed.banners.map(({ title, subtitle }) => `${title}${subtitle}`).join();
  const told = hiding('companyName').filter((sale) =>
    `${publicText(sale)}${banners}`.includes(givenName(sale.companyName)),
  );
  expect(codes(told)).toEqual([]);
});

test('[ENT-08] no public word of a deal speaks of a net profit that is hidden', () => {
  expect(codes(hiding('netProfit').filter((sale) => /净利|市盈率|PE\b/u.test(publicText(sale))))).toEqual([]);
});

test('[ENT-08] a hidden net profit is not what the shown assets and liabilities give', () => {
  const told = hiding('netProfit').filter(({ finances: [third, second, last] }) =>
    [[third, second] as const, [second, last] as const].some(
      ([before, row]) => Math.abs(equity(row) - equity(before) - Number(row.netProfit)) <= 10,
    ),
  );
  expect(codes(told)).toEqual([]);
});

test('[ENT-08] nor does one rate of what is kept of a year’s profit, tried on both years, give them', () => {
  const rateOf = (before: SeedFinance, row: SeedFinance): number =>
    (equity(row) - equity(before)) / Number(row.netProfit);
  const told = hiding('netProfit').filter(
    ({ finances: [third, second, last] }) => Math.abs(rateOf(third, second) - rateOf(second, last)) < 0.05,
  );
  expect(codes(told)).toEqual([]);
});

describe('the large seed', () => {
  const data = seedData(new URL('../../../gateway/seed/', import.meta.url));
  const told = largeSales(data, 3_000).filter(
    ({ hidden, valuation }) =>
      hidden.includes('netProfit') && !hidden.includes('valuation') && valuation !== null,
  );
  const numbers = (sale: SeedSale) => ({
    revenue: Number(sale.revenue),
    profit: Number(sale.netProfit),
    worth: Number(sale.valuation),
  });
  /** What profits a shown revenue and worth leave, when both rates are taken for round ones. */
  const guessed = (revenue: number, worth: number): ReadonlySet<number> => {
    const rates = Array.from({ length: 40 }, (_, at) => at + 1);
    return new Set(
      rates.flatMap((percent) => {
        const profit = Math.round((revenue * percent) / 100);
        return rates.some((times) => Math.round((profit * times) / 10) * 10 === worth) ? [profit] : [];
      }),
    );
  };

  test('[ENT-08] a hidden net profit is no round part of the revenue of which the valuation is a round multiple', () => {
    const earning = told.map(numbers).filter(({ profit }) => profit > 0);
    expect(earning.length).toBeGreaterThan(300);
    const read = earning.filter(({ revenue, profit, worth }) => guessed(revenue, worth).has(profit));
    expect(read.length / earning.length).toBeLessThan(0.03);
  });

  test('[ENT-08] nor does one rate of revenue and valuation tell that a deal makes losses', () => {
    const rates = told
      .map(numbers)
      .filter(({ profit }) => profit < 0)
      .map(({ revenue, worth }) => Math.round((worth * 100) / revenue));
    expect(rates.length).toBeGreaterThan(20);
    for (const rate of new Set(rates))
      expect(rates.filter((other) => other === rate).length).toBeLessThan(rates.length / 4);
  });
});

test('[ENT-08] a valuation is hidden exactly where the stake cannot be told from the stage', () => {
  const financings = demoSeed.sales.filter(({ amountLabel }) => amountLabel === '融资金额');
  expect(codes(hiding('valuation'))).toEqual(codes(financings));
  expect(codes(financings.filter((sale) => stakeOf(sale) !== null))).toEqual([]);
});

test('[ENT-08] hidden customers and document names stand in no public word', () => {
  const told = demoSeed.sales.filter((sale) => {
    const words = publicText(sale);
    const customers = sale.hidden.includes('customers') && words.includes(sale.customers);
    return (
      customers ||
      (sale.hidden.includes('documents') && sale.documents.some(({ name }) => words.includes(name)))
    );
  });
  expect(codes(told)).toEqual([]);
});

test('the seeded NDAs are between known accounts and deals of others, one for each pair, in every state', () => {
  expect(
    demoSeed.ndas.filter(({ accountId }) => !demoSeed.accounts.some(({ id }) => id === accountId)),
  ).toEqual([]);
  expect(demoSeed.ndas.filter(({ saleId }) => !demoSeed.sales.some(({ id }) => id === saleId))).toEqual([]);
  expect(repeated(demoSeed.ndas.map(({ accountId, saleId }) => `${accountId} ${saleId}`))).toEqual([]);
  const { saleOwners } = demoSeed;
  const ownerOf = (of: string) =>
    saleOwners[demoSeed.sales.find(({ id }) => id === of)?.sourceType ?? 'court'];
  expect(demoSeed.ndas.filter(({ accountId, saleId }) => ownerOf(saleId) === accountId)).toEqual([]);
  expect([...new Set(demoSeed.ndas.map(({ state }) => state))].toSorted()).toEqual([
    'expired',
    'pending',
    'rejected',
    'signed',
  ]);
});
