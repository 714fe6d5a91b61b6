import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { Fen } from '../values/fen';
import { Invoice } from './invoice';
import { OrderState } from './order-state';
import { RefundNow } from './refund-now';

/** What can have happened to an order. */
export const OrderStepKind = t.keyof(
  {
    created: null,
    paying: null,
    paid: null,
    cancelled: null,
    /** Closed because another order for the same goods was paid. */
    overtaken: null,
    expired: null,
    refundAsked: null,
    refundRejected: null,
    refunded: null,
    latePaid: null,
    paidAgain: null,
    returnedAgain: null,
    invoiceAsked: null,
    invoiceIssued: null,
    invoiceClosed: null,
    /** The money went back after the invoice was issued: a red-letter invoice is due. */
    reversalDue: null,
    invoiceReversed: null,
  },
  'OrderStepKind',
);
export type OrderStepKind = t.TypeOf<typeof OrderStepKind>;

/** One entry of an order's timeline. */
export const OrderStep = record(
  { at: WireTime, kind: OrderStepKind, note: withDefault(WireText, '') },
  'OrderStep',
);
export type OrderStep = t.TypeOf<typeof OrderStep>;

/** A refund that was asked for, or made because the payment came too late (PAY-16). */
export const Refund = record(
  {
    reason: withDefault(WireText, ''),
    askedAt: WireTime,
    /** By when it is decided. */
    expectedAt: orNull(WireTime),
    /** null until it is decided. */
    decidedAt: orNull(WireTime),
    /** The text of the decision. */
    note: withDefault(WireText, ''),
    /** What goes back; null is all that was paid. */
    amount: orNull(Fen),
  },
  'Refund',
);
export type Refund = t.TypeOf<typeof Refund>;

/** An order (product.md §3, ENT-01). Times are milliseconds since 1970, money is in 分. */
export const Order = record(
  {
    orderNo: WireId,
    goodsId: WireId,
    goodsName: WireFilledText,
    amount: Fen,
    state: OrderState,
    createdAt: WireTime,
    /** Until when it can be paid. */
    payBy: WireTime,
    paidAt: orNull(WireTime),
    closedAt: orNull(WireTime),
    /** Oldest first. */
    steps: listOf(OrderStep),
    refund: orNull(Refund),
    /** What goes back if the refund is asked for now, by rules that need no review; null where there are none, and in lists. */
    refundNow: orNull(RefundNow),
    invoice: orNull(Invoice),
    /** What the order opens, once it was paid; of a refunded one, what it had opened until then. */
    membership: orNull(record({ planId: WireId, from: WireTime, until: WireTime }, 'OpenedMembership')),
  },
  'Order',
);
export type Order = t.TypeOf<typeof Order>;
