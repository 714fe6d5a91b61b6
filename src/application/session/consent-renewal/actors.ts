import { isRight } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import type { Environment } from '../../../domain/access/environment';
import { Consent, consentNow, isToWhatHolds } from '../../../domain/consent/consent';
import { isOnRecord } from '../../../domain/consent/outdated-consent';
import { recordedConsent } from '../../../domain/consent/recorded-consent';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { ConsentEntry } from '../../../domain/consent/consent-entry';
import type { Call } from '../../../ports/call';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import type { OfMember } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface RenewalPorts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly consents: Pick<Gateways['consent'], 'agree' | 'list'>;
  readonly environment: Environment;
}

interface Options {
  readonly signal: AbortSignal;
}

/**
 * The actors of the renewal over its ports. A consent to what holds now is sent once for each account, and again when
 * the account is next known as long as it could not be sent. Leaving does not cancel what was agreed to, but the device
 * notes nothing of a member who left (SEC-04).
 */
export const renewalActors = ({ storage, clock, consents, environment }: RenewalPorts) => {
  const noteRecorded = (userId: string, { signal }: Options): void => {
    if (signal.aborted) return;
    storage.write('hupo.consent-recorded', recordedConsent(userId))();
  };
  const send =
    (userId: string, given: Consent, options: Options): Call<unknown> =>
    async () => {
      const answer = await consents.agree({ ...given, environment })();
      if (isRight(answer) && isToWhatHolds(given)) noteRecorded(userId, options);
      return answer;
    };
  return {
    record: fromCall<unknown, OfMember>(
      ({ member }, options) =>
        member === null || member.given === null
          ? right(undefined)
          : send(member.userId, member.given, options),
      { limit: writeLimit },
    ),
    loadConsents: fromCall<readonly ConsentEntry[], OfMember>(
      ({ member }, options) =>
        async () => {
          const entries = await consents.list(options)();
          if (member !== null && isRight(entries) && isOnRecord(entries.right))
            noteRecorded(member.userId, options);
          return entries;
        },
      { limit: readLimit },
    ),
    agree: fromCall<unknown, OfMember>(
      ({ member }, options) => {
        if (member === null) return left({ kind: 'notLoggedIn' });
        const given = consentNow(clock.now());
        return async () => {
          const answer = await send(member.userId, given, options)();
          if (isRight(answer)) storage.write('hupo.privacy-consent', JSON.stringify(Consent.encode(given)))();
          return answer;
        };
      },
      { limit: writeLimit },
    ),
  };
};
