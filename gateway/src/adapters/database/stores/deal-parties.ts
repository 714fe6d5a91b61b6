import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Orm } from '../orm';
import { bid } from '../schema/bid';
import { nda } from '../schema/nda';
import { isStanding } from './bid-row';

/** So many of a deal are notified at most. */
const mostParties = 500;

/** The accounts with an interest, a bid or an NDA on a deal that is open or accepted. */
export const partiesOf = async (within: Orm, saleId: string): Promise<readonly string[]> => {
  const rows = await union(
    within
      .select({ id: bid.accountId })
      .from(bid)
      .where(and(eq(bid.saleId, saleId), isStanding)),
    within
      .select({ id: nda.accountId })
      .from(nda)
      .where(and(eq(nda.saleId, saleId), inArray(nda.state, ['pending', 'signed']))),
  ).limit(mostParties);
  return rows.map(({ id }) => id);
};
