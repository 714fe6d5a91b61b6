import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../ports/clock';
import type { Consents } from '../../../ports/consents';
import type { NotifyingDatabase } from '../notifying-database';
import { consent } from '../schema/consent';
import { allLoginsEnded, sessionsEnded } from './ended-logins';

const mostListed = 100;

export const consentStore = ({ orm, notifying }: NotifyingDatabase, clock: Clock): Consents => ({
  add: async (accountId, { version, agreement, environment, at }) => {
    await orm
      .insert(consent)
      .values({ accountId, version, agreementVersion: agreement, environment, agreedAt: at })
      .onConflictDoNothing({
        target: [consent.accountId, consent.version, consent.agreementVersion, consent.environment],
        where: isNull(consent.withdrawnAt),
      });
  },
  list: async (accountId) => {
    const rows = await orm
      .select()
      .from(consent)
      .where(eq(consent.accountId, accountId))
      .orderBy(desc(consent.id))
      .limit(mostListed);
    return rows.map(({ version, agreementVersion, environment, agreedAt, withdrawnAt }) => ({
      version,
      agreement: agreementVersion,
      environment,
      at: agreedAt,
      withdrawnAt,
    }));
  },
  withdraw: async (accountId, asking) => {
    await notifying(
      async (within) => {
        const withdrawnAt = clock.now();
        await within
          .update(consent)
          .set({ withdrawnAt })
          .where(and(eq(consent.accountId, accountId), isNull(consent.withdrawnAt)));
        return allLoginsEnded(within, accountId, withdrawnAt);
      },
      (ended) =>
        sessionsEnded(
          accountId,
          ended.filter((id) => id !== asking),
        ),
    );
  },
});
