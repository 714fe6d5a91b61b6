import { toNullable } from 'fp-ts/Option';
import { recordedConsent } from '../../../domain/consent/recorded-consent';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { MemberConsents } from '../../../ports/member-consents';
import type { RunningRenewal } from './follow-renewal';
import { once } from '../../kit/once';

export interface LazyRenewal extends MemberConsents {
  /** Undefined until the consent of a member had to be checked. */
  readonly running: () => RunningRenewal | undefined;
}

/**
 * Sees to members' consents by code that is only fetched for a member of whom the device does not note that the
 * consent to what holds now is on record. When it does not come, it is tried with the next news of the member.
 */
export const lazyRenewal = (storage: KeyValueStorage, load: () => Promise<RunningRenewal>): LazyRenewal => {
  const here: { running?: RunningRenewal } = {};
  const opened = once(async () => (here.running = await load()));
  return {
    running: () => here.running,
    known: (userId, given) => {
      if (toNullable(storage.read('hupo.consent-recorded')()) === recordedConsent(userId)) return;
      opened().then(
        (renewal) => renewal.known(userId, given),
        () => undefined,
      );
    },
  };
};
