import { left, right, type Either } from 'fp-ts/Either';
import type { PaymentLock } from '../../ports/payment-lock';

const name = 'hupo.payment';

/** What of the browser's locks is used; they are there on https and on this machine only. */
export type TabLocks = Pick<LockManager, 'request'>;

const taken = (locks: TabLocks): Promise<Either<'busy', () => void>> =>
  new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(left('busy'));
          return undefined;
        }
        return new Promise<void>((free) => {
          resolve(right(() => free()));
        });
      })
      .catch(reject);
  });

/**
 * One tab at a time by the browser's own locks, which free themselves when their tab ends (PAY-06).
 * @param lease takes their place where they are not to be had
 */
export const tabLock = (locks: TabLocks | undefined, lease: PaymentLock): PaymentLock => ({
  take:
    locks === undefined
      ? lease.take
      : async (onLost) => {
          try {
            return await taken(locks);
          } catch {
            return lease.take(onLost);
          }
        },
});
