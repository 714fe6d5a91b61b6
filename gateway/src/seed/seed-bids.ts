import { exactDecimal, exactOrNull } from '../../../contract/values/decimal';
import type { BidState, BidStepKind } from '../../../contract/bid/bid';
import type { Orm } from '../adapters/database/orm';
import { bid, bidStep } from '../adapters/database/schema/bid';
import type { SeedBid } from './records/bid';
import { dayMs } from '../../../contract/values/duration';

const stateAfter: Readonly<Record<BidStepKind, BidState>> = {
  placed: 'open',
  raised: 'open',
  supplemented: 'open',
  withdrawn: 'withdrawn',
  accepted: 'accepted',
  declined: 'declined',
  moreAsked: 'asked',
};

const byOwner: readonly BidStepKind[] = ['accepted', 'declined', 'moreAsked'];

const seedBid = async (orm: Orm, { steps, ...seed }: SeedBid, now: number): Promise<void> => {
  const last = steps.at(-1);
  if (last === undefined) throw new Error(`A bid of the seed has no history: ${seed.saleId}`);
  const atOf = (daysAgo: number): number => Math.round(now - daysAgo * dayMs);
  const amounts = steps.flatMap(({ amount }) => (amount === undefined ? [] : [exactDecimal(amount)]));
  const [row] = await orm
    .insert(bid)
    .values({
      ...seed,
      state: stateAfter[last.kind],
      amount: seed.kind === 'bid' ? (amounts.at(-1) ?? null) : null,
      answer: steps.findLast(({ kind }) => byOwner.includes(kind))?.words ?? '',
      changedAt: atOf(last.daysAgo),
    })
    .returning({ id: bid.id });
  if (row === undefined) throw new Error(`A bid of the seed was not stored: ${seed.saleId}`);
  await orm.insert(bidStep).values(
    steps.map(({ daysAgo, amount = null, ...step }) => ({
      ...step,
      amount: exactOrNull(amount),
      bidId: row.id,
      at: atOf(daysAgo),
    })),
  );
};

/** The interests and bids of a seed, counted back from now; the earliest first, so that their ids ascend with time. */
export const seedBidding = async (orm: Orm, seeds: readonly SeedBid[], now: number): Promise<void> => {
  const begunAgo = ({ steps }: SeedBid): number => steps[0]?.daysAgo ?? 0;
  for (const seed of [...seeds].sort((one, other) => begunAgo(other) - begunAgo(one)))
    await seedBid(orm, seed, now);
};
