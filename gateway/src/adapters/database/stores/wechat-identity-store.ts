import { and, eq, gt, or } from 'drizzle-orm';
import { wechatOfferLifetimeMs } from '../../../domain/wechat/wechat-person';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import type { WechatIdentities } from '../../../ports/wechat-identities';
import type { Database } from '../orm';
import { wechatIdentity, wechatOffer } from '../schema/wechat';
import { accountLocked } from './account-lock';
import { secretHash } from './secret-hash';

export const wechatIdentityStore = (database: Database, clock: Clock, random: Random): WechatIdentities => {
  const offered = (proof: string) =>
    and(eq(wechatOffer.hash, secretHash(proof)), gt(wechatOffer.expiresAt, clock.now()));

  return {
    accountOf: async ({ openId }) => {
      const [row] = await database.orm.select().from(wechatIdentity).where(eq(wechatIdentity.openId, openId));
      return row?.accountId ?? null;
    },
    offer: async ({ openId }) => {
      const proof = Buffer.from(random.bytes(32)).toString('base64url');
      const expiresAt = clock.now() + wechatOfferLifetimeMs;
      await database.orm.insert(wechatOffer).values({ hash: secretHash(proof), openId, expiresAt });
      return proof;
    },
    isOffered: async (proof) =>
      (await database.orm.select().from(wechatOffer).where(offered(proof))).length === 1,
    bind: (proof, accountId) =>
      database.transaction(async (orm) => {
        await accountLocked(orm, accountId);
        // Locked, so that of two bindings at once the second finds what the first did.
        const [offer] = await orm.select().from(wechatOffer).where(offered(proof)).for('update');
        if (offer === undefined) return 'spent';
        const { openId } = offer;
        const known = await orm
          .select()
          .from(wechatIdentity)
          .where(or(eq(wechatIdentity.openId, openId), eq(wechatIdentity.accountId, accountId)));
        if (known.some((one) => one.openId !== openId)) return 'accountTaken';
        if (known.some((one) => one.accountId !== accountId)) return 'spent';
        await orm.delete(wechatOffer).where(eq(wechatOffer.hash, offer.hash));
        if (known.length === 0)
          await orm.insert(wechatIdentity).values({ openId, accountId, boundAt: clock.now() });
        return 'bound';
      }),
  };
};
