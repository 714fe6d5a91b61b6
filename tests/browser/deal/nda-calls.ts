import { randomUUID } from 'node:crypto';
import { callGateway } from '../../support/gateway/call';
import { codeSentTo } from '../../support/gateway/sent-code';
import type { Account } from '../support/accounts';
import { expect } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';

/** Signs the NDA of a deal by calls to the gateway: it waits for the owner's decision then. */
export const signByCalls = async (
  gateway: BrowserGateway,
  { id, name, phone }: Account,
  saleId: string,
): Promise<void> => {
  const token = await gateway.inside.sessions.open(id);
  const { data } = await callGateway(gateway.url, '/webapp/nda!get.action', {
    token,
    parameters: { saleId },
  });
  const { version, sha256 } = data as { readonly version: string; readonly sha256: string };
  const caption = await codeSentTo(gateway, phone, 'identity');
  const signed = await callGateway(gateway.url, '/webapp/nda!save.action', {
    ...{ method: 'POST', token, headers: { 'Idempotency-Key': randomUUID() } },
    parameters: { saleId, version, sha256, name, caption },
  });
  expect(signed.data).toMatchObject({ state: 'pending' });
};
