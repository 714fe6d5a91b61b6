import * as T from 'fp-ts/Task';
import { orderCancelActors, type KeptIntents } from '../application/order-cancel/actors';
import { orderCancelMachine } from '../application/order-cancel/machine';
import { orderFormActors } from '../application/order-form/actors';
import { invoiceRules, refundRules } from '../application/order-form/form-rules';
import { orderFormMachine } from '../application/order-form/machine';
import { followingActors } from '../application/payment-following/actors';
import { paymentFollowingMachine } from '../application/payment-following/machine';
import { concernsOrder, concernsOrders } from '../domain/order/order-notice';
import type { Order } from '../../contract/order/order';
import type { InvoiceForm, RefundForm } from '../domain/order/order-forms';
import type { OrderStateFilter } from '../domain/order/order-state';
import { followedCheck } from '../domain/payment/followed';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { paidNews } from './fresh-news';
import { orderTalk } from './order-talk';
import { wireCopying } from './wire-copying';
import { wireListing } from './wire-listing';
import { wireChanging } from './wire-resource';

/** The flows of the pages of orders. @param intents what the device keeps of a payment */
export const wireOrders = (ports: PageWiring, intents: KeptIntents): PageBundles['orders'] => {
  const { drafts, layers, arrivals } = ports;
  const talk = orderTalk();
  const listed = paidNews<undefined>(ports, (_, message) => concernsOrders(message));
  const one = paidNews<string>(ports, concernsOrder, (orderNo) => [talk.of(orderNo)]);
  const { orders } = ports.gateways;
  const list = (state: OrderStateFilter) =>
    wireListing<Order>(
      ports,
      ({ orderNo }) => orderNo,
      listed,
      (request, options) => orders.list({ ...request, state }, options),
    );
  return {
    lists: {
      all: list('all'),
      toPay: list('toPay'),
      paid: list('paid'),
      refund: list('refund'),
      closed: list('closed'),
    },
    detail: wireChanging(ports, orders.detail, one),
    copying: wireCopying(ports),
    cancel: orderCancelMachine.provide({ actors: orderCancelActors({ orders, layers, intents, talk }) }),
    following: paymentFollowingMachine<string>().provide({
      actors: followingActors<string>({
        arrivals,
        read: (orderNo, options) => T.map(followedCheck)(orders.check(orderNo, options)),
        concerns: concernsOrder,
        ended: talk.answered,
      }),
    }),
    refund: orderFormMachine(refundRules).provide({
      actors: orderFormActors<RefundForm>({
        drafts,
        layers,
        talk,
        send: (orderNo, form, options) => orders.saveRefund({ orderNo, ...form }, options),
      }),
    }),
    invoice: orderFormMachine(invoiceRules).provide({
      actors: orderFormActors<InvoiceForm>({
        drafts,
        layers,
        talk,
        send: (orderNo, form, options) => orders.saveInvoice({ orderNo, ...form }, options),
      }),
    }),
  };
};
