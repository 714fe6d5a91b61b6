import type { PrivacyCenterEvent } from '../../../../src/application/session/privacy-center/events';
import type { ConsentEntry, PersonalData } from '../../../../src/domain/consent/consent-entry';

export const entry: ConsentEntry = {
  version: '1.1',
  agreement: '1.0',
  at: 1_795_000_000_000,
  environment: 'native',
  withdrawnAt: null,
};
export const data: PersonalData = {
  exportedAt: Date.UTC(2026, 10, 21, 3),
  records: { account: [{ phone: '13800000000', name: '林“远”' }] },
};

export const reload: PrivacyCenterEvent = { type: 'center.reloadRequested' };
export const exporting: PrivacyCenterEvent = { type: 'center.exportRequested' };
export const withdraw: PrivacyCenterEvent = { type: 'center.withdrawRequested' };
export const confirm: PrivacyCenterEvent = { type: 'center.withdrawConfirmed' };
export const cancel: PrivacyCenterEvent = { type: 'center.withdrawCancelled' };
export const everyEvent: readonly PrivacyCenterEvent[] = [reload, exporting, withdraw, confirm, cancel];
