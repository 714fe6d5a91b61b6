import { afterAll, beforeAll, expect, test } from 'vitest';
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
  keyword: string,
  address: string,
): Promise<{ resultCode: number; resultMsg?: string }> => {
  const response = await fetch(`${gateway.url}/gateway?${new URLSearchParams({ keyword, pageSize: '10' })}`, {
    headers: { 'X-Gateway-Path': '/webapp/sale!list.action', 'X-Forwarded-For': address },
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
