import { isRight, left, right } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { PersonalData } from '../../../domain/consent/consent-entry';
import type { Connection } from '../../../ports/connection';
import type { ConsentWithdrawal } from '../../../ports/consent-withdrawal';
import type { FileDownload } from '../../../ports/file-download';
import type { LayerStack } from '../../../ports/layer-stack';
import { connectionBackActors } from '../../kit/connection/actors';
import { exportFile } from './export-file';
import type { Entries, Exporting, Saving, Withdrawing } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface PrivacyCenterPorts {
  readonly consents: Pick<Gateways['consent'], 'list' | 'withdraw' | 'exportData'>;
  readonly consentWithdrawal: ConsentWithdrawal;
  readonly connection: Connection;
  readonly downloads: FileDownload;
  readonly layers: LayerStack;
}

/**
 * The actors of the page of one's own data over its ports. Leaving the page cancels
 * its calls but the withdrawal: what the gateway has taken back, the device must not keep.
 */
export const privacyCenterActors = ({
  consents,
  consentWithdrawal,
  connection,
  downloads,
  layers,
}: PrivacyCenterPorts) => ({
  ...connectionBackActors(connection),
  loadConsents: fromPromise<Entries>(({ signal }) => consents.list({ signal })()),
  exportData: fromPromise<Exporting>(({ signal }) => consents.exportData({ signal })()),
  saveFile: fromPromise<Saving, { readonly data: PersonalData | null }>(({ input }) =>
    input.data === null
      ? Promise.resolve(left('downloadFailed' as const))
      : downloads.save(exportFile(input.data))(),
  ),
  withdraw: fromPromise<Withdrawing, { readonly member: boolean }>(async ({ input }) => {
    const request: Promise<Withdrawing> = input.member
      ? consents.withdraw()()
      : Promise.resolve(right(undefined));
    consentWithdrawal.takingBack();
    const answer = await request;
    if (isRight(answer)) consentWithdrawal.takenBack();
    else consentWithdrawal.stillGiven();
    return answer;
  }),
  confirmLayer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('withdraw-consent', () => sendBack({ type: 'center.withdrawCancelled' })),
  ),
});
