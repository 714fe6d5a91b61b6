import { and, eq, gt, isNull } from 'drizzle-orm';
import { wechatCodeLifetimeMs } from '../../../domain/wechat/wechat-person';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import type { WechatCodes } from '../../../ports/wechat-codes';
import type { Database } from '../orm';
import { wechatCode } from '../schema/wechat';
import { secretHash } from './secret-hash';

/** The double of WeChat's codes: one statement takes a code, so that of many at once one gets the person. */
export const wechatCodeStore = ({ orm }: Database, clock: Clock, random: Random): WechatCodes => ({
  issue: async ({ openId, nickname }) => {
    const code = Buffer.from(random.bytes(24)).toString('base64url');
    const expiresAt = clock.now() + wechatCodeLifetimeMs;
    await orm.insert(wechatCode).values({ hash: secretHash(code), openId, nickname, expiresAt });
    return code;
  },
  redeem: async (code) => {
    const now = clock.now();
    const [taken] = await orm
      .update(wechatCode)
      .set({ usedAt: now })
      .where(
        and(eq(wechatCode.hash, secretHash(code)), isNull(wechatCode.usedAt), gt(wechatCode.expiresAt, now)),
      )
      .returning({ openId: wechatCode.openId, nickname: wechatCode.nickname });
    return taken ?? null;
  },
});
