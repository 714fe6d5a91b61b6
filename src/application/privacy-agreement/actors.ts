import { isRight } from 'fp-ts/Either';
import { isSome, toNullable } from 'fp-ts/Option';
import { fromCallback, fromPromise } from 'xstate';
import type { Environment } from '../../domain/access/environment';
import { Consent, decodeConsent, policyVersion } from '../../domain/consent/consent';
import type { Clock } from '../../ports/clock';
import type { ConsentGateway } from '../../ports/consent-gateway';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { PlatformBridge } from '../../ports/platform-bridge';
import type { RecordCommand } from './events';
import type { Exiting, KeptConsent } from './setup';

export interface PrivacyPorts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly consents: Pick<ConsentGateway, 'agree'>;
  readonly bridge: Pick<PlatformBridge, 'exit'>;
  readonly environment: Environment;
}

/**
 * The actors of the privacy agreement over its ports. The record sends the consent once for each account and
 * version; one that could not be sent is tried again when the account is next known (PRI-06).
 */
export const privacyActors = ({ storage, clock, consents, bridge, environment }: PrivacyPorts) => {
  const keep = (): KeptConsent => {
    const consent: Consent = { version: policyVersion, at: clock.now() };
    const text = JSON.stringify(Consent.encode(consent));
    return { consent, kept: isRight(storage.write('hupo.privacy-consent', text)()) };
  };
  return {
    keepConsent: fromPromise<KeptConsent>(() => Promise.resolve(keep())),
    exitApp: fromPromise<Exiting>(() => bridge.exit()()),
    record: fromCallback<RecordCommand, { readonly kept: Consent | null }>(({ input, receive }) => {
      let consent = input.kept;
      const recordFor = (userId: string, given: Consent): void => {
        const mark = `${userId} ${given.version}`;
        const sent = storage.read('hupo.consent-recorded')();
        if (isSome(sent) && sent.value === mark) return;
        void consents
          .agree({ ...given, environment })()
          .then((answer) => {
            if (isRight(answer)) storage.write('hupo.consent-recorded', mark)();
          });
      };
      receive((command) => {
        if (command.type === 'record.given') ({ consent } = command);
        else if (command.type === 'record.ticked') ({ consent } = keep());
        else if (command.type === 'record.memberKnown') {
          // What the device keeps comes first: the tick may have been given in another tab.
          const given = decodeConsent(toNullable(storage.read('hupo.privacy-consent')())) ?? consent;
          if (given !== null) recordFor(command.userId, given);
        } else {
          consent = null;
          storage.remove('hupo.privacy-consent')();
          storage.remove('hupo.consent-recorded')();
        }
      });
    }),
  };
};
