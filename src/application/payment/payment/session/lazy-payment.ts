import type { PaymentSessionEvent } from './events';
import type { PaymentStatus } from '../status';
import { idlePayment, type PaymentEnded, type PaymentFlow } from './payment-flow';
import { hearers } from '../../../kit/hearers';
import { once } from '../../../kit/once';

/** The payment session whose code is loaded. */
export interface RunningPaymentSession {
  /** The same object as long as nothing changes. */
  readonly status: () => PaymentStatus;
  readonly send: (event: PaymentSessionEvent) => void;
  readonly listen: (onChange: () => void) => void;
  readonly listenEnded: (onEnded: (ended: PaymentEnded) => void) => void;
}

export interface LazyPayment extends PaymentFlow {
  /** Loads the code of the payment session before it is needed. Rejects when the code does not load. */
  readonly start: () => Promise<void>;
  /** Who is logged in is known: the payment session is only fetched for what the device keeps of a payment. */
  readonly memberCame: (userId: string) => void;
  readonly memberLeft: () => void;
}

export interface LazyPaymentNeeds {
  readonly load: () => Promise<RunningPaymentSession>;
  /** Whether the device keeps something of a payment. */
  readonly isUnderWay: () => boolean;
  /** The user wants to pay, and the code does not load. */
  readonly reportCodeMissing: () => void;
}

const nothing = (): void => undefined;

/** The payment session, whose code comes when it is first needed, and which then stays (PAY-01). */
export const lazyPayment = ({ load, isUnderWay, reportCodeMissing }: LazyPaymentNeeds): LazyPayment => {
  const here: { session?: RunningPaymentSession; userId: string | null } = { userId: null };
  const changes = hearers();
  const ends = hearers<[PaymentEnded]>();

  const welcome = (session: RunningPaymentSession): RunningPaymentSession => {
    here.session = session;
    session.listen(changes.notify);
    session.listenEnded(ends.notify);
    if (here.userId !== null) session.send({ type: 'payment.memberCame', userId: here.userId });
    changes.notify();
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
    listen: changes.listen,
    listenEnded: ends.listen,
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
