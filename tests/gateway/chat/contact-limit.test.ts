import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfNextMonth } from '../../../contract/values/beijing-time';
import { withoutPlan } from '../../../gateway/src/domain/membership/entitlement';
import { planOf } from '../../../gateway/src/domain/membership/plans';
import { callGateway } from '../../support/gateway/call';
import { memberAt, paid } from '../../support/gateway/orders';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const [pattern] = sampleContent.sales;
if (pattern === undefined) throw new Error('The sample has no deals.');
const sales = Array.from({ length: 30 }, (_, place) => ({
  ...pattern,
  id: `c${place}`,
  code: `XMC${place}`,
}));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    { name: 'contacts', content: { ...sampleContent, sales, ndas: [], bids: [] } },
  );
});
afterAll(() => gateway.close());

const contacting = async (accountId: string) => {
  const { token, get, ...member } = await memberAt(gateway, accountId);
  const consult = async (place: number) =>
    callGateway(gateway.url, '/webapp/chat!consult.action', {
      method: 'POST',
      token,
      parameters: { kind: 'sale', id: `c${place}` },
    });
  const use = async () =>
    (await get('/webapp/member!mine.action')).data as {
      contacts: { used: number; most: number; resetsAt: number };
    };
  const left = async () =>
    ((await get('/webapp/register!get.action')).data as { contactsLeft: number }).contactsLeft;
  return { ...member, token, get, consult, use, left };
};

test('[TRU-01] the consultations of a month end with the last that was sold, and two at once share it', async () => {
  const member = await contacting('u1');
  const most = withoutPlan.contactsPerMonth;
  for (let place = 0; place < most - 1; place += 1) expect((await member.consult(place)).code).toBe(200);
  expect((await member.consult(0)).code).toBe(200);
  expect(await member.left()).toBe(1);
  const both = await Promise.all([member.consult(most), member.consult(most + 1), member.consult(most + 2)]);
  expect(both.map(({ code }) => code).sort()).toEqual([200, 403, 403]);
  expect(both.find(({ code }) => code === 403)?.text).toContain(`本月 ${most} 次咨询已用完`);
  expect(await member.left()).toBe(0);
  expect((await member.consult(1)).code).toBe(200);
  const resetsAt = startOfNextMonth(gateway.clock.now());
  expect((await member.use()).contacts).toEqual({ used: most, most, resetsAt });
});

test('[TRU-01] the use begins again with the month of Beijing, by the clock of the server', async () => {
  const before = await contacting('u2');
  for (let place = 0; place < withoutPlan.contactsPerMonth; place += 1) await before.consult(place);
  expect((await before.consult(20)).code).toBe(403);
  gateway.clock.move(startOfNextMonth(gateway.clock.now()) - gateway.clock.now() - 1_000);
  const still = await contacting('u2');
  expect((await still.consult(20)).code).toBe(403);
  gateway.clock.move(1_000);
  expect((await still.consult(20)).code).toBe(200);
  expect((await still.use()).contacts).toMatchObject({ used: 1 });
});

test('[TRU-01] a plan raises what the month allows from its payment on, and its end takes that back', async () => {
  const member = await contacting('u1');
  for (let place = 0; place < withoutPlan.contactsPerMonth; place += 1) await member.consult(10 + place);
  expect((await member.consult(20)).code).toBe(403);
  const orderNo = await paid(member);
  const most = planOf('plan-buyer-year')?.grants.contactsPerMonth ?? 0;
  expect((await member.consult(20)).code).toBe(200);
  expect((await member.use()).contacts).toMatchObject({ used: withoutPlan.contactsPerMonth + 1, most });
  await member.post('saveRefund', { orderNo, reason: '不再需要' });
  await gateway.inside.desk.orders.approveRefund(orderNo);
  expect((await member.consult(21)).code).toBe(403);
  expect(await member.left()).toBe(0);
});

test('[TRU-01] a member who cannot consult has no count of consultations left', async () => {
  const basic = await contacting('u3');
  expect((await basic.consult(0)).code).toBe(403);
  expect((await basic.use()).contacts).toBeNull();
  expect(await basic.left()).toBeNull();
});
