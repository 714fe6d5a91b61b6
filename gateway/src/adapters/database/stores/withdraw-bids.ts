import { and, eq } from 'drizzle-orm';
import type { Orm } from '../orm';
import { bid, bidStep } from '../schema/bid';
import { isStanding } from './bid-row';

/** Withdraws all open bids of an account, within the caller's transaction: an account that leaves has no bids. */
export const withdrawBidsOf = async (within: Orm, accountId: string, at: number): Promise<void> => {
  const withdrawn = await within
    .update(bid)
    .set({ state: 'withdrawn', changedAt: at })
    .where(and(eq(bid.accountId, accountId), isStanding))
    .returning({ id: bid.id, amount: bid.amount });
  if (withdrawn.length > 0)
    await within
      .insert(bidStep)
      .values(withdrawn.map(({ id, amount }) => ({ bidId: id, kind: 'withdrawn' as const, at, amount })));
};
