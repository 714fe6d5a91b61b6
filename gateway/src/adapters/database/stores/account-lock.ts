import { eq } from 'drizzle-orm';
import { AccountRemoved } from '../../../ports/account-removed';
import type { Orm } from '../orm';
import { account } from '../schema/account';

/** Locks the row of an account until the transaction ends; false where the account is removed, or there is none. */
export const lockedUnlessRemoved = async (orm: Orm, accountId: string): Promise<boolean> => {
  const [row] = await orm
    .select({ removed: account.removed })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  return row?.removed === false;
};

/**
 * Locks the row of an account until the transaction ends, so that its writes at once are counted one after the other.
 * It fails with AccountRemoved for a removed account: its removal and its writes lock the same row, and the last finds
 * what the first did. A store locks the account before any other row, as its removal does.
 */
export const accountLocked = async (orm: Orm, accountId: string): Promise<void> => {
  if (!(await lockedUnlessRemoved(orm, accountId))) throw new AccountRemoved();
};
