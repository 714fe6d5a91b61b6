import { expect, test } from 'vitest';
import { financialContradictions, growthBetween } from '../../../contract/rules/financial-integrity';
import { largeSales } from '../../../gateway/src/seed/large/large-sales';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { decimal } from '../../support/samples/decimal';
import type { SeedFinance, SeedSale } from '../../../gateway/src/seed/records/sale';
import { stakeOf } from './public-text';
import { demoSeed } from '../../../tools/process/seeds';

const isFinancing = ({ amountLabel }: SeedSale): boolean => amountLabel === '融资金额';
const equity = ({ assets, liabilities }: SeedFinance): number => Number(assets) - Number(liabilities);
const named = (sales: readonly SeedSale[]): readonly string[] =>
  sales.map(({ code, title }) => `${code} ${title}`);
const wrong = (isRight: (sale: SeedSale) => boolean): readonly string[] =>
  named(demoSeed.sales.filter((sale) => !isRight(sale)));

test('the finances of every deal run over the last three years in order', () => {
  expect(wrong(({ finances }) => finances.map(({ yearsAgo }) => yearsAgo).join() === '3,2,1')).toEqual([]);
});

test('every amount of the seed is a decimal string in 万元', () => {
  const decimal = /^-?(0|[1-9]\d*)(\.\d+)?$/u;
  const amounts = demoSeed.sales.flatMap((sale) => [
    sale.amount ?? '0',
    sale.valuation ?? '0',
    sale.revenue,
    sale.netProfit,
    ...sale.finances.flatMap((row) => [row.revenue, row.ebitda, row.netProfit, row.assets, row.liabilities]),
  ]);
  expect(amounts.filter((amount) => !decimal.test(amount))).toEqual([]);
});

test('revenue and net profit of a deal are those of its last year', () => {
  expect(
    wrong(
      ({ revenue, netProfit, finances: [, , last] }) =>
        revenue === last.revenue && netProfit === last.netProfit,
    ),
  ).toEqual([]);
});

test('revenue growth is what the last two years give, to one decimal', () => {
  const growth = ({ finances: [, before, last] }: SeedSale): string | null =>
    Number(before.revenue) === 0
      ? null
      : ((Number(last.revenue) / Number(before.revenue) - 1) * 100).toFixed(1);
  expect(wrong((sale) => sale.revenueGrowth === growth(sale))).toEqual([]);
});

test('[MKT-12] no figures of a deal contradict each other', () => {
  const figures = (sale: SeedSale) =>
    sale.finances.map(({ yearsAgo, revenue, ebitda, netProfit }) => ({
      year: String(2026 - yearsAgo),
      ...{ revenue: decimal(revenue), ebitda: decimal(ebitda), netProfit: decimal(netProfit) },
    }));
  const sound = (sale: SeedSale): boolean => {
    const [, before, last] = sale.finances;
    const growth = growthBetween(decimal(before.revenue), decimal(last.revenue));
    const told = sale.revenueGrowth === null ? null : decimal(Number(sale.revenueGrowth).toString());
    return told === growth && figures(sale).every((year) => financialContradictions(year).length === 0);
  };
  expect(wrong(sound)).toEqual([]);
  expect(
    named(
      largeSales(seedData(new URL('../../../gateway/seed/', import.meta.url)), 400).filter(
        (sale) => !sound(sale),
      ),
    ),
  ).toEqual([]);
});

test('net profit is below revenue in every year with revenue, at most 40 % of it', () => {
  const sound = ({ revenue, netProfit }: SeedFinance): boolean =>
    Number(netProfit) <= Number(revenue) * 0.4 && (Number(revenue) > 0 || Number(netProfit) < 0);
  expect(wrong(({ finances }) => finances.every(sound))).toEqual([]);
});

test('only deals of the courts have more liabilities than assets', () => {
  expect(
    wrong(({ sourceType, finances }) =>
      finances.every((row) => Number(row.liabilities) > 0 && (equity(row) > 0 || sourceType === 'court')),
    ),
  ).toEqual([]);
});

test('equity never grows by more than the profit, unless the company takes in new money', () => {
  const grows = (before: SeedFinance, row: SeedFinance): boolean =>
    equity(row) - equity(before) > Number(row.netProfit) + 1;
  const sound = (sale: SeedSale): boolean => {
    const [third, second, last] = sale.finances;
    return isFinancing(sale) || !(grows(third, second) || grows(second, last));
  };
  expect(wrong(sound)).toEqual([]);
});

test('the price of a stake fits its share of the valuation, with a discount only from the courts', () => {
  const sound = (sale: SeedSale): boolean => {
    const stake = stakeOf(sale);
    if (sale.amount === null || isFinancing(sale)) return true;
    if (stake === null || sale.valuation === null) return false;
    const ratio = Number(sale.amount) / (Number(sale.valuation) * stake);
    return sale.sourceType === 'court' ? ratio >= 0.7 && ratio <= 0.9 : ratio >= 0.9 && ratio <= 1.1;
  };
  expect(wrong(sound)).toEqual([]);
});

test('a financing sells between 5 % and 25 % of the company', () => {
  const sound = ({ amount, valuation }: SeedSale): boolean => {
    const share = Number(amount) / (Number(valuation) + Number(amount));
    return amount !== null && valuation !== null && share >= 0.05 && share <= 0.25;
  };
  expect(wrong((sale) => !isFinancing(sale) || sound(sale))).toEqual([]);
});

test('a transfer of a profitable company costs 8 to 48 times its profit, a financing at most 12 times its revenue', () => {
  const sound = (sale: SeedSale): boolean => {
    const { valuation, netProfit, revenue } = sale;
    if (valuation === null || Number(revenue) === 0) return true;
    if (isFinancing(sale)) return Number(valuation) / Number(revenue) <= 12;
    const ratio = Number(valuation) / Number(netProfit);
    return Number(netProfit) <= 0 || (ratio >= 8 && ratio <= 48);
  };
  expect(wrong(sound)).toEqual([]);
});

test('founding years and headcounts of the seed are plausible', () => {
  expect(
    wrong(
      ({ foundedYear, employees, rdEmployees }) =>
        foundedYear >= 1990 && foundedYear <= 2021 && employees > 10 && (rdEmployees ?? 0) < employees,
    ),
  ).toEqual([]);
});

/** The years that a text says that something has lasted. */
const yearsSaid = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/(?:服务|超过|平均) ?(\d+) ?年/g)].map(([, years]) => Number(years)));

test('[MKT-12] no company of the large seed has served, or kept its customers, for longer than it stands', () => {
  const large = largeSales(seedData(new URL('../../../gateway/seed/', import.meta.url)), 1_500);
  const said = large.map(({ id, foundedYear, teaser, customers }) => ({
    ...{ id, foundedYear },
    years: Math.max(yearsSaid(teaser), yearsSaid(customers)),
  }));
  expect(said.filter(({ years }) => years > 0).length).toBeGreaterThan(100);
  expect(said.filter(({ foundedYear, years }) => foundedYear + years > 2_026)).toEqual([]);
});
