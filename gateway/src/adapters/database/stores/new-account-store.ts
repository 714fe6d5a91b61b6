import type { Clock } from '../../../ports/clock';
import type { NewAccounts } from '../../../ports/new-accounts';
import type { Random } from '../../../ports/random';
import type { Database } from '../orm';
import { account } from '../schema/account';
import { registration } from '../schema/registration';
import { keyNoted } from './key-note';

/** New accounts in the database: the account and its origin, both or neither. */
export const newAccountStore = (database: Database, clock: Clock, random: Random): NewAccounts => ({
  create: ({ phone, name, passwordHash, way, promoted }) =>
    database.transaction(async (orm) => {
      const registeredAt = clock.now();
      const [made] = await orm
        .insert(account)
        .values({
          id: random.uuid(),
          phone,
          name,
          company: '',
          position: '',
          passwordHash,
          hasPassword: way === 'form',
          registeredAt,
        })
        .onConflictDoNothing({ target: account.phone })
        .returning({ id: account.id });
      if (made === undefined) return null;
      await orm
        .insert(registration)
        .values({ accountId: made.id, way, ...promoted, registeredAt, ageStatedAt: registeredAt });
      await keyNoted(orm);
      return made.id;
    }),
});
