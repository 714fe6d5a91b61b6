import { exactDecimal, exactOrNull } from '../../../contract/values/decimal';
import type { transfer } from '../adapters/database/kinds/transfer/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { DatedTransfer, SeedTransfer } from './records/transfer';
import { dayMs } from '../../../contract/values/duration';

/** A share transfer of the seed, counted from the moment of seeding (milliseconds since 1970). */
export const datedTransfer = (seed: SeedTransfer, now: number): DatedTransfer => {
  const { confirmedDaysAgo, deadlineInDays, ...same } = seed;
  return {
    ...same,
    year: String(new Date(now).getUTCFullYear() - 1),
    confirmedAt: now - confirmedDaysAgo * dayMs,
    deadline: deadlineInDays === null ? null : now + deadlineInDays * dayMs,
  };
};

/** A share transfer as a row. */
export const transferRow = (dated: DatedTransfer): typeof transfer.$inferInsert => ({
  ...dated,
  stake: exactDecimal(dated.stake),
  shares: exactOrNull(dated.shares),
  price: exactOrNull(dated.price),
  amount: exactOrNull(dated.amount),
  valuation: exactOrNull(dated.valuation),
  revenue: exactDecimal(dated.revenue),
  netProfit: exactDecimal(dated.netProfit),
  ...listedIn(dated),
  search: searchVector([
    ...[dated.title, dated.code, dated.company, dated.industry, dated.region, dated.market],
    ...[dated.summary, dated.seller, ...dated.highlights],
  ]),
});
