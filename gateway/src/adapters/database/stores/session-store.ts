import { and, eq, gt, isNull } from 'drizzle-orm';
import { endAfterRenewal, tokenLifetimeMs } from '../../../domain/session/lifetime';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import type { Sessions } from '../../../ports/sessions';
import type { Database, Orm } from '../orm';
import { account, loginSession, token } from '../schema/account';
import { secretHash } from './secret-hash';

/** Logins in the database: a token is 32 random bytes, of which only the hash is kept. */
export const sessionStore = (database: Database, clock: Clock, random: Random): Sessions => {
  const issue = async (orm: Orm, sessionId: string): Promise<string> => {
    const fresh = Buffer.from(random.bytes(32)).toString('base64url');
    const now = clock.now();
    const row = { hash: secretHash(fresh), sessionId, issuedAt: now, expiresAt: now + tokenLifetimeMs };
    await orm.insert(token).values(row);
    return fresh;
  };

  const valid = async (orm: Orm, given: string) => {
    const [row] = await orm
      .select({
        userId: loginSession.accountId,
        sessionId: token.sessionId,
        expiresAt: token.expiresAt,
        removed: account.removed,
      })
      .from(token)
      .innerJoin(loginSession, eq(loginSession.id, token.sessionId))
      .innerJoin(account, eq(account.id, loginSession.accountId))
      .where(
        and(
          eq(token.hash, secretHash(given)),
          gt(token.expiresAt, clock.now()),
          isNull(loginSession.endedAt),
        ),
      );
    return row ?? null;
  };

  return {
    userOf: (given) => valid(database.orm, given),
    open: (accountId) =>
      database.transaction(async (orm) => {
        const id = random.uuid();
        await orm.insert(loginSession).values({ id, accountId, startedAt: clock.now() });
        return issue(orm, id);
      }),
    renew: (given) =>
      database.transaction(async (orm) => {
        const session = await valid(orm, given);
        if (session === null) return null;
        const expiresAt = endAfterRenewal(session.expiresAt, clock.now());
        await orm
          .update(token)
          .set({ expiresAt })
          .where(eq(token.hash, secretHash(given)));
        return issue(orm, session.sessionId);
      }),
    end: async (sessionId) => {
      await database.orm
        .update(loginSession)
        .set({ endedAt: clock.now() })
        .where(and(eq(loginSession.id, sessionId), isNull(loginSession.endedAt)));
    },
    endAll: async (accountId) => {
      const ended = await database.orm
        .update(loginSession)
        .set({ endedAt: clock.now() })
        .where(and(eq(loginSession.accountId, accountId), isNull(loginSession.endedAt)))
        .returning({ id: loginSession.id });
      return ended.length;
    },
  };
};
