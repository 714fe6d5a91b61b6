import { eq } from 'drizzle-orm';
import type { Orm } from '../orm';
import { account } from '../schema/account';

/** Locks the row of an account until the transaction ends, so that what it does at once is counted one after the other. */
export const accountLocked = async (orm: Orm, accountId: string): Promise<void> => {
  await orm.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
};
