import { eq } from 'drizzle-orm';
import type { Account } from '../../../domain/account/account';
import type { Accounts } from '../../../ports/accounts';
import type { Database } from '../orm';
import { account } from '../schema/account';

const accountOf = (row: typeof account.$inferSelect): Account => {
  const { passwordHash: _hash, registeredAt: _at, email: _mail, unsubscribedAt: _end, ...shown } = row;
  return shown;
};

export const accountStore = ({ orm }: Database): Accounts => ({
  byId: async (id) => {
    const [row] = await orm.select().from(account).where(eq(account.id, id));
    return row === undefined ? null : accountOf(row);
  },
  byPhone: async (phone) => {
    const [row] = await orm.select().from(account).where(eq(account.phone, phone));
    return row === undefined ? null : { account: accountOf(row), passwordHash: row.passwordHash };
  },
});
