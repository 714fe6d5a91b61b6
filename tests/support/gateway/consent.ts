import { purposeTexts, type ConsentPurpose } from '../../../contract/privacy/separate-consents';
import { callGateway } from './call';
import { tokenOf } from './log-in';
import type { TestGateway } from './test-gateway';

const change = async (
  gateway: TestGateway,
  accountId: string,
  name: 'give' | 'takeBack',
  parameters: Readonly<Record<string, string>>,
): Promise<void> => {
  const token = await tokenOf(gateway, accountId);
  const path = `/webapp/privacy!${name}.action`;
  const { code } = await callGateway(gateway.url, path, { method: 'POST', token, parameters });
  if (code !== 200) throw new Error(`the consent of ${accountId} was answered with ${code}`);
};

/** An account of the seed consents to a purpose (MKT-23). */
export const consentTo = (
  gateway: TestGateway,
  accountId: string,
  purpose: ConsentPurpose = 'recommendation',
): Promise<void> => change(gateway, accountId, 'give', { purpose, version: purposeTexts[purpose].version });

/** The account withdraws it. */
export const withdrawConsent = (
  gateway: TestGateway,
  accountId: string,
  purpose: ConsentPurpose = 'recommendation',
): Promise<void> => change(gateway, accountId, 'takeBack', { purpose });
