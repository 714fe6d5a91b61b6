import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { left } from 'fp-ts/Either';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../tools/process/silent-log';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { Database } from '../../../gateway/src/adapters/database/orm';
import { orderStore } from '../../../gateway/src/adapters/database/stores/order-store';
import { payBookStore } from '../../../gateway/src/adapters/database/stores/pay-book-store';
import { openStorage } from '../../../gateway/src/main/storage';
import { movedClock } from '../../support/gateway/moved-clock';
import { memberAt } from '../../support/gateway/orders';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt, seededTemplate } from '../../support/gateway/template';
import { startTestGateway } from '../../support/gateway/test-gateway';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'told-once-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const storage = () => ({ kind: 'folder', folder, fresh: false }) as const;
const clock = movedClock(seededAt);

/** What a process does up to the moment at which it is killed. */
const beforeTheKill = async (work: (database: Database) => Promise<void>): Promise<void> => {
  const template = await seededTemplate('sample', sampleContent);
  const opened = await openStorage(
    { ...storage(), template },
    {
      log: silentLog,
      seed: () => Promise.resolve(false),
      onLost: () => undefined,
      pictures: {
        redraw: () => Promise.resolve(left('broken')),
        marks: () => Promise.resolve(left('broken')),
        holdsCode: () => Promise.resolve(left('broken')),
      },
    },
  );
  await work(opened.database);
  await opened.close();
};

/** Cancels an order that was paid at the cashier meanwhile, and hears of the money; nothing is done about it yet. */
const heardTooLate = (orderNo: string) =>
  beforeTheKill(async (database) => {
    const orders = orderStore(database);
    const books = payBookStore(database, clock, systemRandom);
    const at = clock.now();
    const order = { orderNo, goodsId: 'plan-buyer-year', goodsName: '买方会员', amount: 298_000, months: 12 };
    const placed = { accountId: 'u1', key: randomUUID(), data: '{}', createdAt: at, payBy: at + 60_000 };
    await orders.add({ ...order, ...placed });
    const prepay = await books.prepay({
      orderNo,
      description: order.goodsName,
      amount: order.amount,
      channel: 'app',
    });
    const charged = await books.charge(prepay?.prepayId ?? '', at + 3_600_000);
    if (charged.kind !== 'charged') throw new Error(charged.kind);
    await orders.move(orderNo, { kind: 'cancelAsked' }, at);
    const charge = { chargeId: charged.chargeId, orderNo, amount: order.amount, paidAt: at };
    await orders.move(orderNo, { kind: 'charged', charge }, at);
  });

test('[PAY-16] killed between the return of a charge and the message of it, the next process does both, once', async () => {
  const orderNo = 'HP202610151234567890';
  await heardTooLate(orderNo);
  for (const start of ['first', 'second']) {
    const gateway = await startTestGateway({ storage: storage() });
    try {
      const member = await memberAt(gateway, 'u1');
      const told = async () =>
        (await member.messages()).filter(({ link }) => link === `/pay/${orderNo}`).map(({ title }) => title);
      await expect.poll(told, { timeout: 10_000, message: start }).toEqual(['订单关闭后到账，款项已退回']);
      gateway.clock.move(60_000);
      const [audited] = (await gateway.inside.audit.of('u1', 0)).filter((one) => one.orderNo === orderNo);
      expect(audited?.charges).toMatchObject([{ returned: true }]);
      expect(await told()).toHaveLength(1);
    } finally {
      await gateway.close();
    }
  }
}, 60_000);
