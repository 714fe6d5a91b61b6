import { exactDecimal, exactOrNull } from '../../../contract/values/decimal';
import type { sale } from '../adapters/database/kinds/sale/table';
import type { SeedSale } from './records/sale';
import { industryTree } from '../../../contract/reference/industries';
import { seedEvidence } from './seed-evidence';
import { listedDeal } from '../domain/deal/listed-deal';
import { dayMs } from '../../../contract/values/duration';

const groupOf = (industry: string): string => {
  const group = industryTree.find(({ industries }) => industries.some(({ name }) => name === industry));
  if (group === undefined) throw new Error(`The seed names an industry without a group: ${industry}`);
  return group.name;
};

/** A deal of the seed as a row, counted back from the moment of seeding (milliseconds since 1970). */
export const saleRow = (seed: SeedSale, now: number, ownerId: string | null): typeof sale.$inferInsert => {
  const { confirmedDaysAgo, finances, process, state = 'listed', ...texts } = seed;
  const [, , last] = finances;
  const revenue = exactDecimal(last.revenue);
  const same = {
    ...texts,
    amount: exactOrNull(seed.amount),
    revenueGrowth: exactOrNull(seed.revenueGrowth),
    netProfit: exactDecimal(seed.netProfit),
    valuation: exactOrNull(seed.valuation),
  };
  const thisYear = new Date(now).getUTCFullYear();
  return {
    ...same,
    ...listedDeal({ ...same, revenue }),
    ownerId,
    state,
    industryGroup: groupOf(seed.industry),
    revenue,
    revenueYear: String(thisYear - last.yearsAgo),
    confirmedAt: now - confirmedDaysAgo * dayMs,
    finances: finances.map(({ yearsAgo, audited, ...sums }) => ({
      year: String(thisYear - yearsAgo),
      revenue: exactDecimal(sums.revenue),
      ebitda: exactDecimal(sums.ebitda),
      netProfit: exactDecimal(sums.netProfit),
      assets: exactDecimal(sums.assets),
      liabilities: exactDecimal(sums.liabilities),
      basis: audited ? ('audited' as const) : ('unaudited' as const),
    })),
    evidence: seedEvidence(seed, now),
    process: process.map(({ name, state, daysAgo }) => ({
      name,
      state,
      at: daysAgo === null ? null : now - daysAgo * dayMs,
    })),
  };
};
