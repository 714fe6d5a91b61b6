import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CaptchaChallenges } from '../../../ports/captcha-challenges';
import type { Clock } from '../../../ports/clock';
import type { Database } from '../orm';
import { captchaChallenge } from '../schema/captcha-challenge';

/** Each answer is one statement, so that two instances cannot both take the last attempt. */
export const captchaChallengeStore = ({ orm }: Database, clock: Clock): CaptchaChallenges => ({
  issue: async ({ id, appid, sid, answer, expiresAt }) => {
    await orm.insert(captchaChallenge).values({ id, appid, sid, answer, expiresAt });
  },
  attempt: async ({ id, appid, sid }, most) => {
    const [counted] = await orm
      .update(captchaChallenge)
      .set({ attempts: sql`${captchaChallenge.attempts} + 1` })
      .where(
        and(
          eq(captchaChallenge.id, id),
          eq(captchaChallenge.appid, appid),
          eq(captchaChallenge.sid, sid),
          eq(captchaChallenge.solved, false),
          lt(captchaChallenge.attempts, most),
          gt(captchaChallenge.expiresAt, clock.now()),
        ),
      )
      .returning({ answer: captchaChallenge.answer, number: captchaChallenge.attempts });
    return counted ?? null;
  },
  solve: async (id) => {
    const closed = await orm
      .update(captchaChallenge)
      .set({ solved: true })
      .where(and(eq(captchaChallenge.id, id), eq(captchaChallenge.solved, false)))
      .returning({ id: captchaChallenge.id });
    return closed.length === 1;
  },
});
