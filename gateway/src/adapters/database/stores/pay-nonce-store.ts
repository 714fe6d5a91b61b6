import type { PayNonces } from '../../../ports/pay-nonces';
import type { Database } from '../orm';
import { payNonce } from '../schema/payment';

/** One statement takes a number, so that of many at once one gets it. */
export const payNonceStore = ({ orm }: Database): PayNonces => ({
  take: async (nonce, expiresAt) =>
    (await orm.insert(payNonce).values({ nonce, expiresAt }).onConflictDoNothing().returning()).length === 1,
});
