import { isRight, left } from 'fp-ts/Either';
import { right } from 'fp-ts/TaskEither';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ConsentEntry, PersonalData } from '../../../domain/consent/consent-entry';
import type { Call } from '../../../ports/call';
import type { Connection } from '../../../ports/connection';
import type { ConsentWithdrawal } from '../../../ports/consent-withdrawal';
import type { FileDownload } from '../../../ports/file-download';
import type { LayerStack } from '../../../ports/layer-stack';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import { exportFile } from './export-file';
import type { Saving } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface PrivacyCenterPorts {
  readonly consents: Pick<Gateways['consent'], 'list' | 'withdraw' | 'exportData'>;
  readonly consentWithdrawal: ConsentWithdrawal;
  readonly connection: Connection;
  readonly downloads: FileDownload;
  readonly layers: LayerStack;
}

/**
 * The actors of the page of personal data over its ports. Leaving the page cancels its calls except the withdrawal: a
 * consent that the gateway withdrew must not stay on the device.
 */
export const privacyCenterActors = ({
  consents,
  consentWithdrawal,
  connection,
  downloads,
  layers,
}: PrivacyCenterPorts) => ({
  ...connectionBackActors(connection),
  loadConsents: fromCall<readonly ConsentEntry[]>((_, options) => consents.list(options), {
    limit: readLimit,
  }),
  exportData: fromCall<PersonalData>((_, options) => consents.exportData(options), { limit: readLimit }),
  saveFile: fromPromise<Saving, { readonly data: PersonalData | null }>(({ input }) =>
    input.data === null
      ? Promise.resolve(left('downloadFailed' as const))
      : downloads.save(exportFile(input.data))(),
  ),
  withdraw: fromCall<unknown, { readonly member: boolean }>(
    ({ member }) =>
      async () => {
        const withdrawal: Call<unknown> = member ? consents.withdraw() : right(undefined);
        const request = withdrawal();
        // After the request is made: from here on nothing else may be sent.
        consentWithdrawal.takingBack();
        const answer = await request;
        if (isRight(answer)) consentWithdrawal.takenBack();
        else consentWithdrawal.stillGiven();
        return answer;
      },
    { limit: writeLimit },
  ),
  confirmLayer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('withdraw-consent', () => sendBack({ type: 'center.withdrawCancelled' })),
  ),
});
