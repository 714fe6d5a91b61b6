import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Report } from '../notifying-database';
import type { Orm } from '../orm';
import { loginSession } from '../schema/account';
import { knownDevice } from '../schema/known-device';

/** Within a transaction, ends those of an account's open logins that meet `which`, or all; answers their ids. */
const loginsEnded = async (
  within: Orm,
  accountId: string,
  which: SQL | undefined,
  at: number,
): Promise<readonly string[]> => {
  const ended = await within
    .update(loginSession)
    .set({ endedAt: at })
    .where(and(eq(loginSession.accountId, accountId), isNull(loginSession.endedAt), which))
    .returning({ id: loginSession.id });
  return ended.map(({ id }) => id);
};

/** The same for some logins: one that is ended from elsewhere may be a stolen device's, which is a stranger from then on. */
export const someLoginsEnded = async (
  within: Orm,
  accountId: string,
  which: SQL,
  at: number,
): Promise<readonly string[]> => {
  const ids = await loginsEnded(within, accountId, which, at);
  const theirs = and(eq(knownDevice.accountId, accountId), inArray(knownDevice.sessionId, [...ids]));
  if (ids.length > 0) await within.delete(knownDevice).where(theirs);
  return ids;
};

/** The same for every login: each device of the account is a stranger from then on. */
export const allLoginsEnded = async (
  within: Orm,
  accountId: string,
  at: number,
): Promise<readonly string[]> => {
  const ids = await loginsEnded(within, accountId, undefined, at);
  await within.delete(knownDevice).where(eq(knownDevice.accountId, accountId));
  return ids;
};

/** Reports logins of an account that ended, so that their sockets are closed; null means every login. */
export const sessionsEnded = (userId: string, sessionIds: readonly (string | null)[]): Report => ({
  events: sessionIds.map((sessionId) => ({ kind: 'sessions.ended', userId, sessionId })),
});
