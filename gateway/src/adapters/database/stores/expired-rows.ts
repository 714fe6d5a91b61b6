import { lt, notExists, eq } from 'drizzle-orm';
import { databaseNow } from '../database-clock';
import type { Database } from '../orm';
import { loginSession, ticket, token } from '../schema/account';
import { answeredCall } from '../schema/answered-call';
import { captchaChallenge } from '../schema/captcha-challenge';
import { attemptCount } from '../schema/attempt-count';
import { keyedTurn } from '../schema/instances';
import { growingDelay } from '../schema/growing-delay';
import { knownDevice } from '../schema/known-device';
import { payNonce } from '../schema/payment';
import { sentCode } from '../schema/sent-code';
import { wechatCode, wechatOffer } from '../schema/wechat';
import { dayMs } from '../../../../../contract/values/duration';

/** A code is known that long after it ended, so that who types it reads that it expired (SEC-05). */
const codeKnownForMs = dayMs;

/** A device that was not used for so long is unknown again. */
const deviceKnownForMs = 180 * dayMs;

/** Takes out what ended before `moment` (milliseconds since 1970) and can never count again. */
export const removeExpired = (database: Database, moment: number): Promise<void> =>
  database.transaction(async (orm) => {
    await orm.delete(token).where(lt(token.expiresAt, moment));
    const itsTokens = orm.select().from(token).where(eq(token.sessionId, loginSession.id));
    await orm.delete(loginSession).where(notExists(itsTokens));
    await orm.delete(ticket).where(lt(ticket.expiresAt, moment));
    await orm.delete(captchaChallenge).where(lt(captchaChallenge.expiresAt, moment));
    await orm.delete(wechatCode).where(lt(wechatCode.expiresAt, moment));
    await orm.delete(wechatOffer).where(lt(wechatOffer.expiresAt, moment));
    await orm.delete(payNonce).where(lt(payNonce.expiresAt, moment));
    await orm.delete(answeredCall).where(lt(answeredCall.expiresAt, moment));
    // The turns of instances that died.
    await orm.delete(keyedTurn).where(lt(keyedTurn.endsAt, databaseNow));
    await orm.delete(sentCode).where(lt(sentCode.expiresAt, moment - codeKnownForMs));
    await orm.delete(growingDelay).where(lt(growingDelay.endsAt, moment));
    await orm.delete(knownDevice).where(lt(knownDevice.seenAt, moment - deviceKnownForMs));
    await orm.delete(attemptCount).where(lt(attemptCount.windowEndsAt, moment));
  });
