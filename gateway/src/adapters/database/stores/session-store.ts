import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import {
  endAfterRenewal,
  endOfToken,
  renewedJustNow,
  sessionLifetimeMs,
} from '../../../domain/session/lifetime';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import type { Sessions } from '../../../ports/sessions';
import type { NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { account, loginSession, token } from '../schema/account';
import { allLoginsEnded, sessionsEnded } from './ended-logins';
import { secretHash } from './secret-hash';

interface OfSession {
  readonly id: string;
  readonly startedAt: number;
}

/** The token that follows `given`: who knows only one of the two, the token or the salt, cannot make it. */
const successorOf = (given: string, salt: string): string =>
  createHmac('sha256', given).update(salt).digest('base64url');

/** Logins in the database: a token is 32 unguessable bytes, of which only the hash is kept. */
export const sessionStore = (database: NotifyingDatabase, clock: Clock, random: Random): Sessions => {
  const secret = (): string => Buffer.from(random.bytes(32)).toString('base64url');

  const keep = async (orm: Orm, fresh: string, { id, startedAt }: OfSession): Promise<string> => {
    const now = clock.now();
    const expiresAt = endOfToken(startedAt, now);
    await orm.insert(token).values({ hash: secretHash(fresh), sessionId: id, issuedAt: now, expiresAt });
    return fresh;
  };

  const valid = (orm: Orm) =>
    orm
      .select({
        userId: loginSession.accountId,
        sessionId: token.sessionId,
        expiresAt: token.expiresAt,
        removed: account.removed,
        startedAt: loginSession.startedAt,
        renewedAt: loginSession.renewedAt,
        renewalSalt: token.renewalSalt,
      })
      .from(token)
      .innerJoin(loginSession, eq(loginSession.id, token.sessionId))
      .innerJoin(account, eq(account.id, loginSession.accountId))
      .where(
        and(
          eq(token.hash, sql.placeholder('hash')),
          gt(token.expiresAt, sql.placeholder('now')),
          // Tokens from before there was an end of sessions may name a later one.
          gt(sql`${loginSession.startedAt} + ${sessionLifetimeMs}`, sql.placeholder('now')),
          isNull(loginSession.endedAt),
        ),
      );

  const asked = (given: string) => ({ hash: secretHash(given), now: clock.now() });
  const validNow = valid(database.orm).prepare('valid_token');

  return {
    userOf: async (given) => {
      const [found] = await validNow.execute(asked(given));
      if (found === undefined) return null;
      const { userId, sessionId, expiresAt, removed } = found;
      return { userId, sessionId, expiresAt, removed };
    },
    open: (accountId) =>
      database.transaction(async (orm) => {
        const session = { id: random.uuid(), startedAt: clock.now() };
        await orm.insert(loginSession).values({ ...session, accountId });
        return keep(orm, secret(), session);
      }),
    renew: (given) =>
      database.transaction(async (orm) => {
        const [found] = await valid(orm)
          .for('update', { of: loginSession })
          .prepare('renewed_token')
          .execute(asked(given));
        if (found === undefined) return null;
        const { sessionId: id, startedAt, expiresAt, renewedAt, renewalSalt } = found;
        if (renewalSalt !== null) return successorOf(given, renewalSalt);
        const now = clock.now();
        if (renewedJustNow(renewedAt, now)) return given;
        const salt = secret();
        const ending = { expiresAt: endAfterRenewal(expiresAt, now), renewalSalt: salt };
        await orm
          .update(token)
          .set(ending)
          .where(eq(token.hash, secretHash(given)));
        await orm.update(loginSession).set({ renewedAt: now }).where(eq(loginSession.id, id));
        return keep(orm, successorOf(given, salt), { id, startedAt });
      }),
    end: async (sessionId) => {
      await database.notifying(
        (orm) =>
          orm
            .update(loginSession)
            .set({ endedAt: clock.now() })
            .where(and(eq(loginSession.id, sessionId), isNull(loginSession.endedAt)))
            .returning({ userId: loginSession.accountId }),
        (ended) => ({ events: ended.map(({ userId }) => ({ kind: 'sessions.ended', userId, sessionId })) }),
      );
    },
    endAll: (accountId) =>
      database.notifying(
        async (orm) => (await allLoginsEnded(orm, accountId, clock.now())).length,
        () => sessionsEnded(accountId, [null]),
      ),
  };
};
