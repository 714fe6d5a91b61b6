import { asc, eq, inArray } from 'drizzle-orm';
import type { BidStep } from '../../../../../contract/bid/bid';
import type { Bid, BidHead } from '../../../domain/bid/bid';
import type { Orm } from '../orm';
import { bid, bidStep } from '../schema/bid';

/** Those of which an account has one on a deal at most. */
export const isStanding = inArray(bid.state, ['open', 'asked', 'accepted']);

const stepsOf = async (orm: Orm, bidId: number): Promise<readonly BidStep[]> => {
  const rows = await orm.select().from(bidStep).where(eq(bidStep.bidId, bidId)).orderBy(asc(bidStep.id));
  return rows.map(({ kind, at, amount, words }) => ({ kind, at, amount, words }));
};

/** A bid with its history. */
export const withSteps = async <Head extends BidHead>(
  orm: Orm,
  head: Head,
): Promise<Head & { readonly steps: readonly BidStep[] }> => ({
  ...head,
  steps: await stepsOf(orm, head.id),
});

export const bidById = async (orm: Orm, id: number): Promise<Bid | null> => {
  const [row] = await orm.select().from(bid).where(eq(bid.id, id));
  return row === undefined ? null : withSteps(orm, row);
};
