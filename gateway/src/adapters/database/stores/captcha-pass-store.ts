import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { passRules } from '../../../domain/ticket/pass';
import type { CaptchaPasses } from '../../../ports/captcha-passes';
import type { Clock } from '../../../ports/clock';
import type { Database } from '../orm';
import { captchaPass } from '../schema/captcha-pass';
import { secretHash } from './secret-hash';

const columns = {
  session: { left: captchaPass.sessionLeft, lastsMs: passRules.sessionMs },
  login: { left: captchaPass.loginLeft, lastsMs: passRules.loginMs },
} as const;

/** Devices that passed a captcha, in the database: one statement takes and answers, so that no use is taken twice. */
export const captchaPassStore = ({ orm }: Database, clock: Clock): CaptchaPasses => ({
  passed: async (device) => {
    const fresh = { passedAt: clock.now(), sessionLeft: passRules.sessionUses };
    await orm.delete(captchaPass).where(lte(captchaPass.passedAt, clock.now() - passRules.loginMs));
    await orm
      .insert(captchaPass)
      .values({ deviceHash: secretHash(device), ...fresh, loginLeft: 0 })
      .onConflictDoUpdate({ target: captchaPass.deviceHash, set: fresh });
  },
  loggedIn: async (device) => {
    await orm
      .update(captchaPass)
      .set({ loginLeft: passRules.loginUses })
      .where(eq(captchaPass.deviceHash, secretHash(device)));
  },
  take: async (device, use) => {
    const { left, lastsMs } = columns[use];
    const one = sql`${left} - 1`;
    const taken = await orm
      .update(captchaPass)
      .set(use === 'session' ? { sessionLeft: one } : { loginLeft: one })
      .where(
        and(
          eq(captchaPass.deviceHash, secretHash(device)),
          gt(left, 0),
          gt(captchaPass.passedAt, clock.now() - lastsMs),
        ),
      )
      .returning({ left });
    return taken.length === 1;
  },
  forget: async (device) => {
    await orm.delete(captchaPass).where(eq(captchaPass.deviceHash, secretHash(device)));
  },
});
