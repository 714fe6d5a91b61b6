import type { PaymentSessionEvent } from './events';
import type { PaymentStatus } from '../status';
import { idlePayment, type PaymentEnded, type PaymentFlow } from './payment-flow';
import { once } from '../../../kit/once';

/** The desk whose code is here. */
export interface RunningPaymentSession {
  /** The same object as long as nothing changes. */
  readonly status: () => PaymentStatus;
  readonly send: (event: PaymentSessionEvent) => void;
  readonly listen: (onChange: () => void) => void;
  readonly listenEnded: (onEnded: (ended: PaymentEnded) => void) => void;
}

export interface LazyPayment extends PaymentFlow {
  /** Fetches the desktop's code before anybody asks for anything. Rejects when it does not come. */
  readonly start: () => Promise<void>;
  /** Who is logged in is known: the payment session is only fetched for what the device keeps of a payment. */
  readonly memberCame: (userId: string) => void;
  readonly memberLeft: () => void;
}

export interface LazyPaymentNeeds {
  readonly load: () => Promise<RunningPaymentSession>;
  /** Whether the device keeps something of a payment. */
  readonly isUnderWay: () => boolean;
  /** Somebody wants to pay, and the code does not come. */
  readonly reportCodeMissing: () => void;
}

const nothing = (): void => undefined;

/** The payment session, whose code comes when it is first needed, and which then stays (PAY-01). */
export const lazyPayment = ({ load, isUnderWay, reportCodeMissing }: LazyPaymentNeeds): LazyPayment => {
  const here: { session?: RunningPaymentSession; userId: string | null } = { userId: null };
  const listeners = new Set<() => void>();
  const endListeners = new Set<(ended: PaymentEnded) => void>();

  const welcome = (session: RunningPaymentSession): RunningPaymentSession => {
    here.session = session;
    session.listen(() => listeners.forEach((listener) => listener()));
    session.listenEnded((ended) => endListeners.forEach((listener) => listener(ended)));
    if (here.userId !== null) session.send({ type: 'payment.memberCame', userId: here.userId });
    listeners.forEach((listener) => listener());
    return session;
  };
  const session = once(async () => welcome(await load()));
  const memberLeft = (): void => {
    if (here.userId === null) return;
    here.userId = null;
    here.session?.send({ type: 'payment.memberLeft' });
  };

  return {
    status: () => here.session?.status() ?? idlePayment.status(),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    send: (press) => {
      if (here.session !== undefined) here.session.send(press);
      else session().then((one) => one.send(press), reportCodeMissing);
    },
    start: async () => {
      await session();
    },
    memberCame: (userId) => {
      if (userId === here.userId) return;
      memberLeft();
      here.userId = userId;
      if (here.session !== undefined) here.session.send({ type: 'payment.memberCame', userId });
      else if (isUnderWay()) session().catch(nothing);
    },
    memberLeft,
  };
};
