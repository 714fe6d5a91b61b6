import type { ActorRefFrom } from 'xstate';
import { orderOfNotice } from '../../../../domain/order/order-notice';
import type { Arrivals } from '../../../../ports/arrivals';
import type { OrderReads } from '../../../../ports/order-reads';
import type { RunningPaymentSession } from './lazy-payment';
import type { PaymentSessionMachine } from './machine';
import { selectPaymentStatus } from './status';

type PaymentSession = ActorRefFrom<PaymentSessionMachine>;

/** Returns the payment session as views see it: its status is the same object as long as nothing changes. */
export const runningPaymentSession = (session: PaymentSession): RunningPaymentSession => {
  const shown = { snapshot: session.getSnapshot(), status: selectPaymentStatus(session.getSnapshot()) };
  return {
    status: () => {
      const snapshot = session.getSnapshot();
      if (snapshot !== shown.snapshot)
        Object.assign(shown, { snapshot, status: selectPaymentStatus(snapshot) });
      return shown.status;
    },
    send: (event) => session.send(event),
    listen: (onChange) => void session.subscribe(onChange),
    listenEnded: (onEnded) => void session.on('payment.ended', onEnded),
  };
};

/** Reports orders to the payment session that changed elsewhere: read by a page as paid or closed, or named by a notice. */
export const followOrders = (
  session: Pick<PaymentSession, 'send'>,
  reads: OrderReads,
  arrivals: Arrivals,
): void => {
  const orderChanged = (orderNo: string): void => session.send({ type: 'payment.orderChanged', orderNo });
  reads.listen(orderChanged);
  arrivals.listen((message) => {
    const orderNo = orderOfNotice(message);
    if (orderNo !== null) orderChanged(orderNo);
  });
};
