import { afterAll, beforeAll, expect, test } from 'vitest';
import { Matching } from '../../../contract/matching/matching';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { consentTo, withdrawConsent } from '../../support/gateway/consent';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const buyer = 'u-shen';
const seller = 'u-zhou';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});
afterAll(() => gateway.close());

const best = async (who: string, parameters: Readonly<Record<string, string>> = {}) => {
  const { code, data, raw } = await callGateway(gateway.url, '/webapp/matching!best.action', {
    parameters,
    token: await tokenOf(gateway, who),
  });
  expect(code).toBe(200);
  const decoded = Matching.decode(data);
  if (decoded._tag === 'Left') throw new Error('the answer is none of the contract');
  return { raw, matching: decoded.right };
};

test('[MKT-23] without the consent every member gets the same answer, in the order of time', async () => {
  const { raw, matching } = await best(buyer);
  for (const who of [seller, 'u-lin']) expect((await best(who)).raw).toBe(raw);
  expect((await best(buyer, { id: 'seed-buy-20260118' })).raw).toBe(raw);
  expect(matching).toMatchObject({ personal: false, publication: null, matches: [], near: [], compared: 0 });
  for (const kind of ['sale', 'buy']) {
    const times = matching.general.filter((each) => each.kind === kind).map(({ confirmedAt }) => confirmedAt);
    expect(times).toHaveLength(10);
    expect(times).toEqual(times.toSorted((one, two) => two - one));
  }
});

test('[MKT-23] the request after the consent is personal, and the one after its withdrawal is not', async () => {
  const { raw } = await best(buyer);
  await consentTo(gateway, buyer);
  const { matching } = await best(buyer, { id: 'seed-buy-20260118' });
  expect(matching).toMatchObject({ personal: true, general: [], publication: { id: 'seed-buy-20260118' } });
  expect(matching.matches.length).toBeGreaterThan(0);
  expect((await best(seller)).raw).toBe(raw);
  await withdrawConsent(gateway, buyer);
  expect((await best(buyer, { id: 'seed-buy-20260118' })).raw).toBe(raw);
});
