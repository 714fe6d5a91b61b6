import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locations } from '../../../gateway/src/main/locations';
import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import { largeSales } from '../../../gateway/src/seed/large/large-sales';
import { seedData } from '../../../gateway/src/seed/large/seed-data';

const data = seedData(locations.seedData);

const saidOf = ({ title, teaser, highlights, customers, reason }: SeedSale): string =>
  [title, teaser, ...highlights, customers, reason].join('\n');

const yearly = ({ finances }: SeedSale, name: 'revenue' | 'netProfit'): readonly number[] =>
  finances.map((finance) => Number(finance[name]));

const rises = (years: readonly number[]): boolean =>
  years.every((year, place) => place === 0 || year > (years[place - 1] ?? 0));

/** A claim, and of which deals it may be made. */
const claims: readonly (readonly [RegExp, (sale: SeedSale) => boolean])[] = [
  [/增长|无客户流失/u, (sale) => rises(yearly(sale, 'revenue'))],
  [/承压/u, (sale) => !rises(yearly(sale, 'revenue'))],
  [/现金流连续三年为正|盈利/u, (sale) => yearly(sale, 'netProfit').every((profit) => profit > 0)],
  [
    /无逾期|抵押已全部解除|现金流|业绩对赌|客户复购|留任|继续服务/u,
    ({ sourceType }) => sourceType !== 'court',
  ],
  [/重整|债权|管理人|法院|竞买|破产|强制执行/u, ({ sourceType }) => sourceType === 'court'],
  [/重整/u, ({ stage }) => stage === '破产重整'],
  [/资产包|竞买|竞价/u, ({ stage }) => stage === '资产包'],
  [/收购后|业绩对赌/u, ({ amountLabel }) => amountLabel === '转让金额'],
  [/创始人|合伙人|民营/u, ({ sourceType }) => sourceType !== 'soe'],
  [/地方国资/u, ({ sourceType }) => sourceType === 'soe'],
  [/上市前/u, ({ sourceType }) => sourceType !== 'listed'],
];

test('[OPS-01] whatever the large seed begins with, no text of a deal contradicts its figures, its source or its stage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (beginning) => {
      for (const sale of largeSales(data, 120, beginning))
        for (const [claim, holds] of claims)
          if (claim.test(saidOf(sale)))
            expect(holds(sale), `${sale.code} ${String(claim)}\n${saidOf(sale)}`).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('[OPS-01] every claim that is looked for is made of some deal', () => {
  const said = largeSales(data, 2_000).map(saidOf);
  for (const [claim] of claims)
    expect(
      said.some((text) => claim.test(text)),
      String(claim),
    ).toBe(true);
});

test('[OPS-01] what a court puts up loses money, shrinks and owes about what it has or more', () => {
  for (const sale of largeSales(data, 2_000).filter(({ sourceType }) => sourceType === 'court')) {
    const last = sale.finances.at(-1);
    expect(Number(sale.netProfit), sale.code).toBeLessThan(0);
    expect(Number(sale.revenueGrowth), sale.code).toBeLessThan(0);
    expect(Number(last?.liabilities) / Number(last?.assets), sale.code).toBeGreaterThan(0.9);
    expect(sale.highlights.length, sale.code).toBeGreaterThanOrEqual(3);
  }
});
