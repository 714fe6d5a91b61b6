import type { PaymentStatus } from '../../../src/application/payment/payment/status';
import type {
  PaymentEnded,
  PaymentFlow,
  PaymentPress,
} from '../../../src/application/payment/payment/session/payment-flow';

export interface FakePaymentFlow {
  readonly port: PaymentFlow;
  /** What was said to the desk, in order. */
  readonly presses: readonly PaymentPress[];
  readonly set: (status: PaymentStatus) => void;
  readonly end: (ended: PaymentEnded) => void;
}

/** A desk that a test moves. */
export const fakePaymentFlow = (first: PaymentStatus = { kind: 'idle' }): FakePaymentFlow => {
  let status = first;
  const presses: PaymentPress[] = [];
  const changes = new Set<() => void>();
  const ends = new Set<(ended: PaymentEnded) => void>();
  return {
    presses,
    set: (next) => {
      status = next;
      for (const change of changes) change();
    },
    end: (ended) => {
      for (const hear of ends) hear(ended);
    },
    port: {
      status: () => status,
      listen: (change) => {
        changes.add(change);
        return () => changes.delete(change);
      },
      send: (press) => void presses.push(press),
      listenEnded: (hear) => {
        ends.add(hear);
        return () => ends.delete(hear);
      },
    },
  };
};
