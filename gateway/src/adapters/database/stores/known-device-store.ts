import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Clock } from '../../../ports/clock';
import type { KnownDevices } from '../../../ports/known-devices';
import type { Database } from '../orm';
import { account } from '../schema/account';
import { knownDevice } from '../schema/known-device';
import { secretHash } from './secret-hash';

const mostPerAccount = 20;

/** The devices of accounts in the database, those seen last; an id is random itself, so its hash needs no salt. */
export const knownDeviceStore = ({ orm, transaction }: Database, clock: Clock): KnownDevices => ({
  remember: ({ accountId, sessionId, device }) =>
    transaction(async (within) => {
      const seen = { sessionId, seenAt: clock.now() };
      await within
        .insert(knownDevice)
        .values({ accountId, deviceHash: secretHash(device), ...seen })
        .onConflictDoUpdate({ target: [knownDevice.accountId, knownDevice.deviceHash], set: seen });
      const newest = within
        .select({ deviceHash: knownDevice.deviceHash })
        .from(knownDevice)
        .where(eq(knownDevice.accountId, accountId))
        .orderBy(desc(knownDevice.seenAt), knownDevice.deviceHash)
        .limit(mostPerAccount);
      await within
        .delete(knownDevice)
        .where(and(eq(knownDevice.accountId, accountId), notInArray(knownDevice.deviceHash, newest)));
    }),
  keyOf: async (phone, device) => {
    const deviceHash = secretHash(device);
    const [row] = await orm
      .select({ deviceHash: knownDevice.deviceHash })
      .from(knownDevice)
      .innerJoin(account, eq(account.id, knownDevice.accountId))
      .where(and(eq(account.phone, phone), eq(knownDevice.deviceHash, deviceHash)));
    return row === undefined ? null : `device:${row.deviceHash}`;
  },
});
