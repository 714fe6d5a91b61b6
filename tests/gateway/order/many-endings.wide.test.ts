import { expect, test } from 'vitest';
import type { SeedAccount } from '../../../gateway/src/seed/records/account';
import type { SeedOrder } from '../../../gateway/src/seed/records/order';
import { memberAt } from '../../support/gateway/orders';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway } from '../../support/gateway/test-gateway';

const minute = 60_000;
const many = 205;
const [pattern] = sampleContent.accounts;

const content = (() => {
  if (pattern === undefined) throw new Error('the sample has an account');
  const places = Array.from({ length: many }, (_, place) => place);
  const accounts = places.map((place): SeedAccount => {
    const number = String(place).padStart(3, '0');
    return { ...pattern, id: `many-${number}`, phone: `13700000${number}` };
  });
  const orders = places.map((place): SeedOrder => ({
    number: String(1_000_000_000 + place),
    accountId: `many-${String(place).padStart(3, '0')}`,
    goodsId: 'plan-buyer-year',
    hoursAgo: 340 * 24,
    life: [
      { hoursAfter: 0.1, event: { kind: 'prepaid', channel: 'h5' } },
      { hoursAfter: 0.2, event: { kind: 'charged' } },
    ],
  }));
  return { ...sampleContent, accounts: [...sampleContent.accounts, ...accounts], orders };
})();

test('[PAY-17] however many memberships end in the same weeks, every member is told', async () => {
  const gateway = await startTestGateway({}, { name: 'many-endings', content });
  const isTold = async (place: number): Promise<boolean> => {
    const messages = await (await memberAt(gateway, `many-${String(place).padStart(3, '0')}`)).messages();
    return messages.some(({ title }) => title === '买方会员即将到期');
  };
  try {
    gateway.clock.move(minute);
    gateway.clock.move(minute);
    await expect.poll(() => isTold(0), { timeout: 20_000 }).toBe(true);
    gateway.clock.move(minute);
    const untold = async (): Promise<readonly number[]> => {
      const missing: number[] = [];
      for (let place = 198; place < many; place += 1) if (!(await isTold(place))) missing.push(place);
      return missing;
    };
    await expect.poll(untold, { timeout: 20_000, interval: 1_000 }).toEqual([]);
  } finally {
    await gateway.close();
  }
}, 90_000);
