import type { SeedFinance } from '../records/sale';
import type { Dice } from './dice';
import type { Rules } from './seed-data';

/** The figures of a deal; amounts in 万元 as whole numbers. */
interface Figures {
  readonly finances: readonly [SeedFinance, SeedFinance, SeedFinance];
  readonly revenue: string;
  /** Signed per cent with one decimal. */
  readonly revenueGrowth: string;
  readonly netProfit: string;
  readonly valuation: string | null;
  readonly worth: number;
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** Three consistent years: growth, profit and worth follow from the years next to them. */
export const figures = (dice: Dice, rules: Rules): Figures => {
  const { revenue, growth, margin, assetsOfRevenue, debtOfAssets, multiple, worthOfRevenue, lossMaking } =
    rules;
  const last = Math.round(dice.scaled(revenue.least, revenue.most) / 10) * 10;
  const before = Math.round(last / (1 + dice.whole(growth.least, growth.most) / 100));
  const first = Math.round(before / (1 + dice.whole(growth.least, growth.most) / 100));
  const loses = dice.happens(lossMaking);
  const earned = ((loses ? -1 : 1) * dice.whole(margin.least, margin.most)) / 100;
  const assets = dice.whole(assetsOfRevenue.least, assetsOfRevenue.most) / 100;
  const debt = dice.whole(debtOfAssets.least, debtOfAssets.most) / 100;
  const year = (yearsAgo: 1 | 2 | 3, turned: number): SeedFinance => {
    const held = Math.round(turned * assets);
    const profit = Math.round((turned * (earned + (1 - yearsAgo) / 2)) / 100);
    return {
      yearsAgo,
      revenue: String(turned),
      // Before taxes, and before what wears out: a share of the turnover, so that the large seed needs no further throw.
      ebitda: String(Math.max(profit, Math.round((profit > 0 ? profit / 0.86 : profit) + turned * 0.05))),
      netProfit: String(profit),
      assets: String(held),
      liabilities: String(Math.round(held * debt)),
      audited: yearsAgo > 1 || last % 3 !== 0,
    };
  };
  const years = [year(3, first), year(2, before), year(1, last)] as const;
  const netProfit = years[2].netProfit;
  const worth =
    Math.round(
      (loses
        ? last * dice.whole(worthOfRevenue.least, worthOfRevenue.most)
        : Number(netProfit) * dice.whole(multiple.least, multiple.most)) / 1_000,
    ) * 10;
  return {
    finances: [...years],
    revenue: String(last),
    revenueGrowth: tenths(((last - before) / before) * 100),
    netProfit,
    valuation: dice.happens(10) ? null : String(worth),
    worth,
  };
};
