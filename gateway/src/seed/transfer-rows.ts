import { exactDecimal, exactOrNull } from '../../../contract/values/decimal';
import type { transfer } from '../adapters/database/kinds/transfer/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { SeedTransfer } from './records/transfer';
import { dayMs } from '../../../contract/values/duration';

/** A share transfer of the seed as a row, counted from the moment of seeding (milliseconds since 1970). */
export const transferRow = (seed: SeedTransfer, now: number): typeof transfer.$inferInsert => {
  const { confirmedDaysAgo, deadlineInDays, ...same } = seed;
  return {
    ...same,
    stake: exactDecimal(seed.stake),
    shares: exactOrNull(seed.shares),
    price: exactOrNull(seed.price),
    amount: exactOrNull(seed.amount),
    valuation: exactOrNull(seed.valuation),
    revenue: exactDecimal(seed.revenue),
    netProfit: exactDecimal(seed.netProfit),
    ...listedIn(seed),
    year: String(new Date(now).getUTCFullYear() - 1),
    confirmedAt: now - confirmedDaysAgo * dayMs,
    deadline: deadlineInDays === null ? null : now + deadlineInDays * dayMs,
    search: searchVector([
      ...[seed.title, seed.code, seed.company, seed.industry, seed.region, seed.market],
      ...[seed.summary, seed.seller, ...seed.highlights],
    ]),
  };
};
