import type { PaymentFlow } from '../../../src/application/payment/payment/session/payment-flow';
import type { Scene } from './scene';

/** A desk that stands as the scene says, until what it shows is closed. */
export const paymentOf = ({ payment }: Scene): PaymentFlow => {
  let status = payment;
  const listeners = new Set<() => void>();
  return {
    status: () => status,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: ({ type }) => {
      if (type !== 'payment.closed') return;
      status = { kind: 'idle' };
      for (const listener of listeners) listener();
    },
    listenEnded: () => () => undefined,
  };
};
