import { expect, test } from 'vitest';
import { followPayment } from '../../../../../src/application/payment/payment/session/follow-payment';
import type { PaymentEnded } from '../../../../../src/application/payment/payment/session/payment-flow';

/** The flows that payments are connected to, in the test's hands. */
const followed = () => {
  const facts: Record<string, (fact: object) => void> = {};
  const on = (name: string, hear: (fact: object) => void): void => void (facts[name] = hear);
  const log: string[] = [];
  const ends: { hear?: (ended: PaymentEnded) => void } = {};
  followPayment(
    {
      memberCame: (userId) => void log.push(`came ${userId}`),
      memberLeft: () => void log.push('left'),
      listenEnded: (hear) => {
        ends.hear = hear;
        return () => undefined;
      },
    },
    {
      userInfo: { on, send: ({ type }: { readonly type: string }) => void log.push(type) },
      session: { on },
      notices: { send: ({ text }: { readonly text: string }) => void log.push(`toast ${text}`) },
    } as never,
  );
  return {
    log,
    fact: (name: string, fact: object) => facts[name]?.(fact),
    end: (outcome: object) => ends.hear?.({ type: 'payment.ended', outcome } as unknown as PaymentEnded),
  };
};

test('[PAY-10] the payment session follows which member is logged in', () => {
  const { log, fact } = followed();
  fact('userInfo.loaded', { user: { userId: '7' } });
  fact('session.ended', {});
  expect(log).toEqual(['came 7', 'left']);
});

test.each([
  [{ code: 1, cause: 'paid' }, ['userInfo.requested']],
  [{ code: 2, cause: 'cancelledAtReturn', text: '已取消支付' }, ['toast 已取消支付']],
  [{ code: 2, cause: 'cancelled', text: '已取消支付' }, []],
])('[PAY-17] after the outcome %j the application does %j', (outcome, done) => {
  const { log, end } = followed();
  end(outcome);
  expect(log).toEqual(done);
});
