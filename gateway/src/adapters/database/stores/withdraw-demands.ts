import { and, eq } from 'drizzle-orm';
import type { Orm } from '../orm';
import { buy } from '../schema/buy';
import { publication } from '../schema/publication';

/** Takes whatever an account looks for off the lists, and back what it waits to have published, within what else is done: nobody would answer any more. */
export const withdrawDemandsOf = async (within: Orm, accountId: string): Promise<void> => {
  await within
    .update(buy)
    .set({ state: 'withdrawn' })
    .where(and(eq(buy.ownerId, accountId), eq(buy.state, 'listed')));
  const own = eq(publication.ownerId, accountId);
  await within
    .update(publication)
    .set({ listing: 'withdrawn' })
    .where(and(own, eq(publication.kind, 'buy'), eq(publication.listing, 'listed')));
  await within
    .update(publication)
    .set({ review: 'draft' })
    .where(and(own, eq(publication.review, 'pending')));
};
