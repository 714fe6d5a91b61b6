import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyFaults } from '../../../contract/publication/buy-faults';
import type { Publication, PublicationHead } from '../../../contract/publication/publication';
import { saleFaults } from '../../../contract/publication/sale-faults';
import { callGateway } from '../../support/gateway/call';
import { logIn, tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed, emptySeed } from '../../../tools/process/seeds';

const { accounts, sales, banners, hotWords, ndas } = demoSeed;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});
afterAll(() => gateway.close());

const detail = (sale: { id: string; sourceType: string }, token?: string) =>
  callGateway(gateway.url, '/webapp/sale!detail.action', {
    parameters: { sourceType: sale.sourceType, id: sale.id },
    ...(token === undefined ? {} : { token }),
  });

/** Whether the deal's documents, names and reasons are closed to this account. */
const closedTo = (accountId: string | null, saleId: string) => {
  const prove = accounts.find(({ id }) => id === accountId)?.prove ?? null;
  const nda = ndas.find((one) => one.accountId === accountId && one.saleId === saleId);
  return prove !== '1' || nda?.state !== 'signed';
};

describe('the demonstration data, as the gateway serves it', () => {
  test('[OPS-01] every account that is printed can log in with the password that is printed', async () => {
    for (const { phone, password } of accounts.filter(({ demo }) => demo))
      expect((await logIn(gateway, { userName: phone, password })).code).toBe(200);
  });

  test('[OPS-01] home has its banners, hot words and five recommended deals', async () => {
    const read = async (path: string, method: 'GET' | 'POST' = 'GET') =>
      (await callGateway(gateway.url, path, { method })).data;
    expect(await read('/webapp/index!readBanner.action')).toMatchObject({ list: { length: banners.length } });
    expect(await read('/webapp/register!tuijianReci.action', 'POST')).toMatchObject({
      list: { length: hotWords.length },
    });
    const { tjSales, sales: others } = (await read('/webapp/index!getData.action')) as Record<
      string,
      unknown[]
    >;
    expect((tjSales?.length ?? 0) + (others?.length ?? 0)).toBeGreaterThanOrEqual(5);
  });

  test.each(['u-zhou', 'u-shen'])(
    '[SCR-02] what %s has listed stands among their publications, as a text that can be handed in again',
    async (accountId) => {
      const token = await tokenOf(gateway, accountId);
      const ask = async (name: string, parameters: Readonly<Record<string, string>> = {}) =>
        (await callGateway(gateway.url, `/webapp/publication!${name}.action`, { token, parameters })).data;
      const { list } = (await ask('list')) as { list: readonly PublicationHead[] };
      expect(list.length).toBeGreaterThan(0);
      for (const { id, kind, listing, address } of list) {
        if (listing === 'listed') expect(address).toMatch(kind === 'sale' ? /^\/sale\// : /^\/buy\//);
        else expect(address).toBeNull();
        const { fields } = (await ask('detail', { id })) as Publication;
        const faults = Object.entries(kind === 'sale' ? saleFaults(fields, 2026) : buyFaults(fields));
        // A share that the seed does not tell is for its owner to say.
        const wrong = faults.filter(([field, fault]) => fault !== undefined && field !== 'stake');
        expect(wrong).toEqual([]);
      }
    },
  );

  test.each([null, 'u-shen', 'u-he', 'u-xu'])(
    '[SEC-05] no deal tells %s what an NDA covers, unless it is signed and the account is verified',
    async (accountId) => {
      const token = accountId === null ? undefined : await tokenOf(gateway, accountId);
      for (const sale of sales) {
        const { code, raw, data } = await detail(sale, token);
        const closed = closedTo(accountId, sale.id);
        expect(code, sale.id).toBe(200);
        expect(data, sale.id).toMatchObject({ hidden: closed ? sale.hidden : [] });
        for (const field of closed ? sale.hidden : []) expect(data, sale.id).not.toHaveProperty(field);
        if (closed && sale.hidden.includes('companyName'))
          expect(raw, sale.id).not.toContain(sale.companyName);
        if (!closed) expect(raw, sale.id).toContain(sale.companyName);
      }
    },
  );

  test('[OPS-01] whoever signs for or bids on a deal of the demonstration has read it', async () => {
    const token = await tokenOf(gateway, 'u-zhou');
    const { data } = await callGateway(gateway.url, '/webapp/publication!list.action', { token });
    const told = (data as { list: readonly PublicationHead[] }).list.flatMap(
      ({ interest }) => interest ?? [],
    );
    expect(told.some(({ ndas: signers, bids }) => signers + bids > 0)).toBe(true);
    for (const { reads, ndas: signers, bids } of told)
      expect(reads).toBeGreaterThanOrEqual(Math.max(signers, bids));
  });

  test('[OPS-01] at least one demonstration account has a signed NDA to look behind', () => {
    expect(ndas.some(({ accountId, saleId }) => !closedTo(accountId, saleId))).toBe(true);
  });

  test('without content every screen is empty, and nothing fails', async () => {
    const empty = await startTestGateway({}, { name: 'empty', content: emptySeed });
    const read = async (path: string) => (await callGateway(empty.url, path)).data;
    expect(await read('/webapp/index!getData.action')).toEqual({ tjSales: [], sales: [] });
    expect(await read('/webapp/sale!overview.action')).toEqual({ total: 0, industries: [], samples: [] });
    await empty.close();
  });
});
