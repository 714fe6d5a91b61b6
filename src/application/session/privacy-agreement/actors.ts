import { isRight } from 'fp-ts/Either';
import { fromCallback, fromPromise } from 'xstate';
import { Consent, consentNow } from '../../../domain/consent/consent';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { MemberConsents } from '../../../ports/member-consents';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { RecordCommand } from './events';
import type { Exiting, KeptConsent } from './setup';

export interface PrivacyPorts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly members: MemberConsents;
  readonly bridge: Pick<PlatformBridge, 'exit'>;
}

/** The actors of the privacy agreement over its ports. A given consent is passed on once the user is known. */
export const privacyActors = ({ storage, clock, members, bridge }: PrivacyPorts) => {
  const keep = (): KeptConsent => {
    const consent = consentNow(clock.now());
    const text = JSON.stringify(Consent.encode(consent));
    return { consent, kept: isRight(storage.write('hupo.privacy-consent', text)()) };
  };
  return {
    keepConsent: fromPromise<KeptConsent>(() => Promise.resolve(keep())),
    exitApp: fromPromise<Exiting>(() => bridge.exit()()),
    record: fromCallback<RecordCommand, { readonly kept: Consent | null }>(({ input, receive }) => {
      let consent = input.kept;
      receive((command) => {
        if (command.type === 'record.given') ({ consent } = command);
        else if (command.type === 'record.ticked') ({ consent } = keep());
        else if (command.type === 'record.memberKnown') members.known(command.userId, consent);
        else {
          consent = null;
          storage.remove('hupo.privacy-consent')();
          storage.remove('hupo.consent-recorded')();
        }
      });
    }),
  };
};
