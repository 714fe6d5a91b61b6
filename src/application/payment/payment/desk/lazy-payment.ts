import type { PaymentDeskEvent } from './events';
import type { PaymentStatus } from '../status';
import { idlePayment, type PaymentEnded, type PaymentFlow } from './payment-flow';
import { once } from '../../../kit/once';

/** The desk whose code is here. */
export interface RunningDesk {
  /** The same object as long as nothing changes. */
  readonly status: () => PaymentStatus;
  readonly send: (event: PaymentDeskEvent) => void;
  readonly listen: (onChange: () => void) => void;
  readonly listenEnded: (onEnded: (ended: PaymentEnded) => void) => void;
}

export interface LazyPayment extends PaymentFlow {
  /** Fetches the desk's code before anybody asks for anything. Rejects when it does not come. */
  readonly start: () => Promise<void>;
  /** Who is logged in is known: the desk is only fetched for what the device keeps of a payment. */
  readonly memberCame: (userId: string) => void;
  readonly memberLeft: () => void;
}

export interface LazyPaymentNeeds {
  readonly load: () => Promise<RunningDesk>;
  /** Whether the device keeps something of a payment. */
  readonly isUnderWay: () => boolean;
  /** Somebody wants to pay, and the code does not come. */
  readonly tellCodeMissing: () => void;
}

const nothing = (): void => undefined;

/** The payment desk, whose code comes when it is first needed, and which then stays (PAY-01). */
export const lazyPayment = ({ load, isUnderWay, tellCodeMissing }: LazyPaymentNeeds): LazyPayment => {
  const here: { desk?: RunningDesk; userId: string | null } = { userId: null };
  const listeners = new Set<() => void>();
  const endListeners = new Set<(ended: PaymentEnded) => void>();

  const welcome = (desk: RunningDesk): RunningDesk => {
    here.desk = desk;
    desk.listen(() => listeners.forEach((listener) => listener()));
    desk.listenEnded((ended) => endListeners.forEach((listener) => listener(ended)));
    if (here.userId !== null) desk.send({ type: 'payment.memberCame', userId: here.userId });
    listeners.forEach((listener) => listener());
    return desk;
  };
  const desk = once(async () => welcome(await load()));
  const memberLeft = (): void => {
    if (here.userId === null) return;
    here.userId = null;
    here.desk?.send({ type: 'payment.memberLeft' });
  };

  return {
    status: () => here.desk?.status() ?? idlePayment.status(),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    send: (press) => {
      if (here.desk !== undefined) here.desk.send(press);
      else desk().then((one) => one.send(press), tellCodeMissing);
    },
    start: async () => {
      await desk();
    },
    memberCame: (userId) => {
      if (userId === here.userId) return;
      memberLeft();
      here.userId = userId;
      if (here.desk !== undefined) here.desk.send({ type: 'payment.memberCame', userId });
      else if (isUnderWay()) desk().catch(nothing);
    },
    memberLeft,
  };
};
