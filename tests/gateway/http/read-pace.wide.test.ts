import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealWordFields } from '../../../contract/deal/deal-filter';
import { refusals } from '../../../contract/refusal/refusal';
import { searchPace } from '../../../gateway/src/adapters/http/read-pace';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
afterAll(() => gateway.close());

/** Searches for a word as a visitor of this address, behind a proxy. */
const search = async (
  word: string,
  address: string,
  field = 'keyword',
  path = '/webapp/sale!list.action',
): Promise<{ resultCode: number; resultMsg?: string }> => {
  const query = new URLSearchParams({ [field]: word, pageSize: '10' });
  const response = await fetch(`${gateway.url}/gateway?${query}`, {
    headers: { 'X-Gateway-Path': path, 'X-Forwarded-For': address },
  });
  return (await response.json()) as { resultCode: number; resultMsg?: string };
};

test('[SEC-05] searches of one address have a pace; lists without a word and other addresses go on', async () => {
  for (let word = 0; word < searchPace.burst; word += 1)
    expect((await search(`词${word}`, '203.0.113.7')).resultCode).toBe(200);
  expect(await search('再一个', '203.0.113.7')).toEqual({
    resultCode: 429,
    resultMsg: refusals.readsTooOften.text,
  });
  expect((await search('', '203.0.113.7')).resultCode).toBe(200);
  expect((await search('再一个', '203.0.113.8')).resultCode).toBe(200);
  gateway.clock.move(1_000);
  for (let word = 0; word < searchPace.perSecond; word += 1)
    expect((await search(`后${word}`, '203.0.113.7')).resultCode).toBe(200);
  expect((await search('太多', '203.0.113.7')).resultCode).toBe(429);
});

const lists = ['sale!list', 'sale!counts', 'buy!list', 'buy!counts', 'gf!list', 'gf!counts'];

test.each(['keyword', 'include', 'exclude'])(
  '[SEC-05] searches by %s have the pace of the address in every public list',
  async (field) => {
    expect(Object.keys(dealWordFields)).toContain(field);
    const address = `203.0.113.${100 + Object.keys(dealWordFields).indexOf(field)}`;
    for (let word = 0; word < searchPace.burst; word += 1) {
      const path = `/webapp/${lists[word % lists.length]}.action`;
      expect((await search(`词${word}`, address, field, path)).resultCode).toBe(200);
    }
    for (const list of lists)
      expect((await search('再一个', address, field, `/webapp/${list}.action`)).resultCode).toBe(429);
    expect((await search('', address, field)).resultCode).toBe(200);
  },
);
