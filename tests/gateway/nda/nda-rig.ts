import { expect } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { codeSentTo } from '../../support/gateway/sent-code';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

/** The sample with owners, whose ndas are made by the tests. */
const content = {
  ...sampleContent,
  saleOwners: { entrust: 'u2' },
  ndas: [],
};

export const startWithOwners = (): Promise<TestGateway> =>
  startTestGateway({}, { name: 'nda-owners', content });

const phones: Readonly<Record<string, string>> = {
  u1: '13800000001',
  u2: '13800000002',
  u3: '13800000003',
  u4: '13800000004',
  u6: '13800000006',
};

let keys = 0;
const nextKey = (): string => {
  keys += 1;
  return `0f8fad5b-d9cb-469f-a165-${String(keys).padStart(12, '0')}`;
};

interface Standing {
  readonly state: string;
  readonly version: string;
  readonly sha256: string;
  readonly id: string | null;
}

interface Told {
  readonly title: string | null;
  readonly [field: string]: unknown;
}

/** What an account does about NDAs, over HTTP. */
export const partyAt = (gateway: TestGateway, accountId: string) => {
  const call = async (
    name: string,
    parameters: Readonly<Record<string, string>>,
    method: 'GET' | 'POST' = 'GET',
    headers: Readonly<Record<string, string>> = {},
  ) =>
    callGateway(gateway.url, `/webapp/nda!${name}.action`, {
      method,
      parameters,
      headers,
      token: await tokenOf(gateway, accountId),
    });
  const current = (saleId: string) => call('get', { saleId });
  const standing = async (saleId: string): Promise<Standing> => (await current(saleId)).data as Standing;
  return {
    call,
    current,
    standing,
    code: async (): Promise<string> => {
      gateway.clock.move(15 * 60_000);
      return codeSentTo(gateway, phones[accountId] ?? '', 'identity');
    },
    sign: async (
      saleId: string,
      caption: string,
      changed: Readonly<Record<string, string>> = {},
      key: string = nextKey(),
    ) => {
      const { version, sha256 } = await standing(saleId);
      return call(
        'save',
        { saleId, version, sha256, name: `姓名${accountId}`, caption, ...changed },
        'POST',
        { 'Idempotency-Key': key },
      );
    },
    withdraw: (saleId: string) => call('withdraw', { saleId }, 'POST'),
    requests: (saleId: string) => call('requests', { saleId }),
    approve: (id: string) => call('approve', { id }, 'POST'),
    reject: (id: string, reason: string) => call('reject', { id, reason }, 'POST'),
    /** Says that a deal of theirs still holds, and lists it again where time has taken it off (MKT-06). */
    keepListed: async (saleId: string) => {
      const token = await tokenOf(gateway, accountId);
      for (const name of ['confirm', 'restore']) {
        const { code, text } = await callGateway(gateway.url, `/webapp/publication!${name}.action`, {
          method: 'POST',
          parameters: { id: `seed-sale-${saleId}` },
          token,
        });
        expect([code, text]).toEqual([200, expect.any(String)]);
      }
    },
    deal: async (saleId: string, sourceType = 'entrust') =>
      callGateway(gateway.url, '/webapp/sale!detail.action', {
        parameters: { sourceType, id: saleId },
        token: await tokenOf(gateway, accountId),
      }),
    /** What an account was told of NDAs, newest first; a deal's age is told in between, whenever a sweep comes to it. */
    toldOfNdas: async (): Promise<readonly Told[]> => {
      const { data } = await callGateway(gateway.url, '/webapp/message!list.action', {
        parameters: { pageSize: '50' },
        token: await tokenOf(gateway, accountId),
      });
      return (data as { readonly list: readonly Told[] }).list.filter(({ title }) =>
        title?.startsWith('保密协议'),
      );
    },
  };
};

export type Party = ReturnType<typeof partyAt>;
