import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberAt, paid } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const day = 86_400_000;
/** Some days later, after what is looked after every minute was looked after. */
const after = (days: number) => {
  gateway.clock.move(days * day);
  gateway.clock.move(60_000);
  return memberAt(gateway, 'u1');
};

test('[PAY-17] under a higher plan nobody hears that the lower one ends, or has ended', async () => {
  await paid(await memberAt(gateway, 'u1'), 'plan-buyer-year');
  await paid(await after(100), 'plan-service-year');
  expect(await (await after(240)).membership()).toMatchObject({ planId: 'plan-service-year' });
  expect(await (await after(40)).membership()).toMatchObject({
    state: 'active',
    planId: 'plan-service-year',
  });
  const member = await after(60);
  const titles = async () =>
    (await member.messages()).filter(({ kind }) => kind === 'order').map(({ title }) => title);
  await expect.poll(titles, { timeout: 10_000 }).toContain('机构会员即将到期');
  expect((await titles()).filter((title) => title.startsWith('买方会员'))).toEqual(['买方会员已开通']);
});
