import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { CaptchaChallenges } from '../../../ports/captcha-challenges';
import type { Clock } from '../../../ports/clock';
import type { Database } from '../orm';
import { captchaChallenge } from '../schema/captcha-challenge';

/** Each answer is one statement, so that two instances cannot both take the last attempt. */
export const captchaChallengeStore = ({ orm }: Database, clock: Clock): CaptchaChallenges => ({
  issue: async (challenge) => {
    await orm.insert(captchaChallenge).values(challenge);
  },
  attempt: async ({ id, appid, sid, kind }, most) => {
    const [counted] = await orm
      .update(captchaChallenge)
      .set({ attempts: sql`${captchaChallenge.attempts} + 1` })
      .where(
        and(
          eq(captchaChallenge.id, id),
          eq(captchaChallenge.appid, appid),
          eq(captchaChallenge.sid, sid),
          eq(captchaChallenge.kind, kind),
          eq(captchaChallenge.solved, false),
          lt(captchaChallenge.attempts, most),
          gt(captchaChallenge.expiresAt, clock.now()),
        ),
      )
      .returning({
        kind: captchaChallenge.kind,
        answer: captchaChallenge.answer,
        issuedAt: captchaChallenge.issuedAt,
        opensAt: captchaChallenge.opensAt,
        number: captchaChallenge.attempts,
      });
    return counted ?? null;
  },
  close: async (id) => {
    const closed = await orm
      .update(captchaChallenge)
      .set({ solved: true })
      .where(and(eq(captchaChallenge.id, id), eq(captchaChallenge.solved, false)))
      .returning({ id: captchaChallenge.id });
    return closed.length === 1;
  },
  open: (sid, most) =>
    orm
      .select()
      .from(captchaChallenge)
      .where(
        and(
          eq(captchaChallenge.solved, false),
          gt(captchaChallenge.expiresAt, clock.now()),
          ...(sid === null ? [] : [eq(captchaChallenge.sid, sid)]),
        ),
      )
      .orderBy(desc(captchaChallenge.issuedAt))
      .limit(most),
});
