import { expect, test } from 'vitest';
import { hmacSignatures } from '../../../gateway/src/adapters/payment/hmac-signatures';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { createNotifier } from '../../../gateway/src/pay-double/notifier';
import { StorageUnavailable } from '../../../gateway/src/ports/storage-fault';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';

test('[PAY-16][OPS-02] an instance sends a notice whose own instance ended or lost the database', async () => {
  const clock = movedClock();
  let isAway = true;
  let noticeAt = clock.now();
  let isOpen = true;
  const sent: string[] = [];
  const notifier = createNotifier({
    books: {
      openNotice: (chargeId) => {
        if (isAway) return Promise.reject(new StorageUnavailable('away'));
        const charge = { chargeId, orderNo: 'o1', amount: 298_000, at: 1 } as never;
        return Promise.resolve(isOpen ? { charge, prepayId: 'p1', notices: 0, noticeAt } : null);
      },
      openNotices: (dueUntil) => Promise.resolve(isOpen && noticeAt <= dueUntil ? ['c1'] : []),
      acknowledged: () => {
        isOpen = false;
        return Promise.resolve();
      },
      postponed: (_chargeId, at) => {
        noticeAt = at;
        return Promise.resolve();
      },
    },
    signatures: hmacSignatures(new Uint8Array(32)),
    post: (_address, { body }) => {
      sent.push(body);
      return Promise.resolve(true);
    },
    address: 'http://127.0.0.1/pay/notify',
    clock,
    random: systemRandom,
    log: silentLog,
  });
  await notifier.notify('c1');
  isAway = false;
  clock.move(29_000);
  await notifier.takeOver();
  expect(sent).toEqual([]);
  clock.move(1_000);
  await notifier.takeOver();
  await notifier.notify('c1');
  expect(sent).toHaveLength(1);
  clock.move(60_000);
  await notifier.takeOver();
  await notifier.close();
  expect(sent).toHaveLength(1);
});
