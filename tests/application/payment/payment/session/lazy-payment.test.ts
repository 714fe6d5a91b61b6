import { expect, test } from 'vitest';
import type { PaymentSessionEvent } from '../../../../../src/application/payment/payment/session/events';
import type { PaymentStatus } from '../../../../../src/application/payment/payment/status';
import {
  lazyPayment,
  type RunningPaymentSession,
} from '../../../../../src/application/payment/payment/session/lazy-payment';
import type { PaymentEnded } from '../../../../../src/application/payment/payment/session/payment-flow';
import { soon } from '../../../../support/soon';

const blocked = { kind: 'blockedByOther' } as unknown as PaymentStatus;
const ended = { type: 'payment.ended', outcome: { code: 1 } } as unknown as PaymentEnded;

/** A desk that comes when it is asked for; the first loads fail as often as said. */
const scene = ({ failing = 0, underWay = false } = {}) => {
  const heard: PaymentSessionEvent[] = [];
  interface Reported {
    loads: number;
    missing: number;
    changed: () => void;
    ends: (ended: PaymentEnded) => void;
  }
  const reported: Reported = { loads: 0, missing: 0, changed: () => undefined, ends: () => undefined };
  const session: RunningPaymentSession = {
    status: () => blocked,
    send: (event) => void heard.push(event),
    listen: (listener) => {
      reported.changed = listener;
    },
    listenEnded: (listener) => {
      reported.ends = listener;
    },
  };
  const payment = lazyPayment({
    load: () => {
      reported.loads += 1;
      return reported.loads <= failing ? Promise.reject(new Error('offline')) : Promise.resolve(session);
    },
    isUnderWay: () => underWay,
    reportCodeMissing: () => {
      reported.missing += 1;
    },
  });
  return { payment, heard, reported };
};

test('[PAY-01] nothing of the payment session is loaded until somebody pays, and then it is loaded once', async () => {
  const { payment, heard, reported } = scene();
  payment.memberCame('u1');
  expect([payment.status(), reported.loads]).toEqual([{ kind: 'idle' }, 0]);
  payment.send({ type: 'payment.closed' });
  payment.send({ type: 'payment.again' });
  await soon(() => expect(heard).toHaveLength(3));
  expect(heard).toEqual([
    { type: 'payment.memberCame', userId: 'u1' },
    { type: 'payment.closed' },
    { type: 'payment.again' },
  ]);
  payment.send({ type: 'payment.cancelled' });
  expect([reported.loads, heard.length, payment.status()]).toEqual([1, 4, blocked]);
});

test('[PAY-10] what the device keeps of a payment brings the payment session as soon as its member is known', async () => {
  const { payment, heard } = scene({ underWay: true });
  payment.memberCame('u1');
  await soon(() => expect(heard).toEqual([{ type: 'payment.memberCame', userId: 'u1' }]));
});

test('[PAY-01] the payment session hears who comes and leaves, each once', async () => {
  const { payment, heard } = scene();
  await payment.start();
  payment.memberLeft();
  payment.memberCame('u1');
  payment.memberCame('u1');
  payment.memberCame('u2');
  payment.memberLeft();
  payment.memberLeft();
  expect(heard).toEqual([
    { type: 'payment.memberCame', userId: 'u1' },
    { type: 'payment.memberLeft' },
    { type: 'payment.memberCame', userId: 'u2' },
    { type: 'payment.memberLeft' },
  ]);
});

test('[PAY-01] code that does not come is told, and asked for again the next time', async () => {
  const { payment, heard, reported } = scene({ failing: 1 });
  payment.send({ type: 'payment.closed' });
  await soon(() => expect(reported.missing).toBe(1));
  payment.send({ type: 'payment.closed' });
  await soon(() => expect(heard).toHaveLength(1));
  await expect(scene({ failing: 1 }).payment.start()).rejects.toThrow('offline');
});

test('[PAY-01] views hear of changes and ends until they stop', async () => {
  const { payment, reported } = scene();
  const changes: string[] = [];
  const stop = payment.listen(() => void changes.push('changed'));
  const stopEnds = payment.listenEnded(({ outcome }) => void changes.push(`ended ${outcome.code}`));
  await payment.start();
  reported.changed();
  reported.ends(ended);
  stop();
  stopEnds();
  reported.changed();
  reported.ends(ended);
  expect(changes).toEqual(['changed', 'changed', 'ended 1']);
});
