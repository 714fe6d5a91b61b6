import { purposeTexts, type PurposeConsent } from '../../../../contract/privacy/separate-consents';
import type { Connection } from '../../../ports/connection';
import type { CallOf, Gateways } from '../../../ports/gateways';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import type { ConsentChange } from './setup';

export interface SeparateConsentsPorts {
  readonly consents: Pick<Gateways['consent'], 'purposes' | 'give' | 'takeBack'>;
  readonly connection: Connection;
}

/** The calls of the separate consents, whose code is loaded with the first of them. */
export const separateConsentsOf = (callOf: CallOf): SeparateConsentsPorts['consents'] => ({
  purposes: callOf(({ consent }) => consent.purposes),
  give: callOf(({ consent }) => consent.give),
  takeBack: callOf(({ consent }) => consent.takeBack),
});

/** The actors of the separate consents. A consent names the version of the text that the page shows. */
export const separateConsentsActors = ({ consents, connection }: SeparateConsentsPorts) => ({
  ...connectionBackActors(connection),
  load: fromCall<readonly PurposeConsent[]>((_, options) => consents.purposes(options), { limit: readLimit }),
  change: fromCall<readonly PurposeConsent[], ConsentChange>(
    ({ what, purpose }, options) =>
      what === 'give'
        ? consents.give({ purpose, version: purposeTexts[purpose].version }, options)
        : consents.takeBack(purpose, options),
    { limit: writeLimit },
  ),
});
