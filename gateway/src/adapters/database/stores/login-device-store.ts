import { and, desc, eq, exists, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../ports/clock';
import type { LoginDevices } from '../../../ports/login-devices';
import type { NotifyingDatabase } from '../notifying-database';
import { loginSession, token } from '../schema/account';
import { sessionsEnded, someLoginsEnded } from './ended-logins';

const mostListed = 50;

/** The logins of accounts in the database, as their owners see them. */
export const loginDeviceStore = ({ orm, notifying }: NotifyingDatabase, clock: Clock): LoginDevices => {
  const open = (accountId: string) =>
    and(eq(loginSession.accountId, accountId), isNull(loginSession.endedAt));
  const usedLast = sql<number>`coalesce(${loginSession.seenAt}, ${loginSession.startedAt})`;
  const end = (accountId: string, which: SQL): Promise<readonly string[]> =>
    notifying(
      (within) => someLoginsEnded(within, accountId, which, clock.now()),
      (ids) => sessionsEnded(accountId, ids),
    );

  return {
    seen: async (sessionId, { device, address }) => {
      await orm
        .update(loginSession)
        .set({ device, address, seenAt: clock.now() })
        .where(eq(loginSession.id, sessionId));
    },
    list: async (accountId) => {
      const good = orm
        .select()
        .from(token)
        .where(and(eq(token.sessionId, loginSession.id), gt(token.expiresAt, clock.now())));
      const rows = await orm
        .select()
        .from(loginSession)
        .where(and(open(accountId), exists(good)))
        .orderBy(desc(usedLast), loginSession.id)
        .limit(mostListed);
      return rows.map(({ id, device, address, startedAt, seenAt }) => ({
        sessionId: id,
        device,
        address,
        startedAt,
        seenAt: seenAt ?? startedAt,
      }));
    },
    endOne: async (accountId, sessionId) => (await end(accountId, eq(loginSession.id, sessionId))).length > 0,
    endOthers: (accountId, kept) => end(accountId, ne(loginSession.id, kept)),
  };
};
