import type { ActorRefFrom } from 'xstate';
import { orderOfNotice } from '../../../../domain/order/order-notice';
import type { Arrivals } from '../../../../ports/arrivals';
import type { OrderReads } from '../../../../ports/order-reads';
import type { RunningDesk } from './lazy-payment';
import type { PaymentDeskMachine } from './machine';
import { selectPaymentStatus } from './status';

type PaymentDesk = ActorRefFrom<PaymentDeskMachine>;

/** Returns the payment desk as views see it: its status is the same object as long as nothing changes. */
export const runningDesk = (desk: PaymentDesk): RunningDesk => {
  const shown = { snapshot: desk.getSnapshot(), status: selectPaymentStatus(desk.getSnapshot()) };
  return {
    status: () => {
      const snapshot = desk.getSnapshot();
      if (snapshot !== shown.snapshot)
        Object.assign(shown, { snapshot, status: selectPaymentStatus(snapshot) });
      return shown.status;
    },
    send: (event) => desk.send(event),
    listen: (onChange) => void desk.subscribe(onChange),
    listenEnded: (onEnded) => void desk.on('payment.ended', onEnded),
  };
};

/** Reports orders to the desk that changed elsewhere: read by a page as paid or closed, or named by a notice. */
export const followOrders = (
  desk: Pick<PaymentDesk, 'send'>,
  reads: OrderReads,
  arrivals: Arrivals,
): void => {
  const orderChanged = (orderNo: string): void => desk.send({ type: 'payment.orderChanged', orderNo });
  reads.listen(orderChanged);
  arrivals.listen((message) => {
    const orderNo = orderOfNotice(message);
    if (orderNo !== null) orderChanged(orderNo);
  });
};
