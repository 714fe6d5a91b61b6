import { isRight, type Either } from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import type { Order } from '../../../../contract/order/order';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { concernsOrder } from '../../../domain/order/order-notice';
import { followedCheck } from '../../../domain/payment/followed';
import { mayCancel } from '../../../domain/order/what-is-possible';
import type { OrderReport } from '../../../ports/order-reads';
import type { PagePorts } from '../../../ports/page-ports';
import { paymentChanges } from '../../kit/change-feed';
import { orderCancel } from '../order-cancel/definition';
import { orderTalk } from '../../kit/order-talk';
import { followingActors } from '../payment-following/actors';
import { paymentFollowingMachine } from '../payment-following/machine';
import { changing } from '../../kit/resource/changing';
import { invoiceForm, refundForm } from './forms';
import type { Gateways } from '../../../ports/gateways';

/**
 * Reads an order, and reports when it became paid or closed between two readings: a payment of it that is still asked
 * about is over. What the first reading shows is no change: after the return from the cashier the person is asked first
 * (PAY-10).
 */
const readReporting = (
  detail: Gateways['order']['detail'],
  { settled }: OrderReport,
): Gateways['order']['detail'] => {
  const last = { toPay: false };
  return (orderNo, options) =>
    T.map((answer: Either<GatewayFailure, Order>) => {
      if (isRight(answer)) {
        const toPay = mayCancel(answer.right);
        if (last.toPay && !toPay) settled(orderNo);
        last.toPay = toPay;
      }
      return answer;
    })(detail(orderNo, options));
};

/** The flows about one order; news that one of them receives are passed to the others. */
export const orderFlows = (ports: PagePorts) => {
  const { callOf, drafts, layers, arrivals, intents, orderReport } = ports;
  const talk = orderTalk();
  const orders = {
    cancelPay: callOf(({ order }) => order.cancelPay),
    saveRefund: callOf(({ order }) => order.saveRefund),
    saveInvoice: callOf(({ order }) => order.saveInvoice),
  };
  const check = callOf(({ order }) => order.check);
  const news = paymentChanges<string>(ports, concernsOrder, (orderNo) => [talk.of(orderNo)]);
  return {
    detail: changing(
      ports,
      readReporting(
        callOf(({ order }) => order.detail),
        orderReport,
      ),
      news,
    ),
    cancel: orderCancel({ orders, layers, intents, talk }),
    following: paymentFollowingMachine<string>().provide({
      actors: followingActors<string>({
        arrivals,
        read: (orderNo, options) => T.map(followedCheck)(check(orderNo, options)),
        concerns: concernsOrder,
        ended: talk.answered,
      }),
    }),
    refund: refundForm({ drafts, layers, orders, talk }),
    invoice: invoiceForm({ drafts, layers, orders, talk }),
  };
};
