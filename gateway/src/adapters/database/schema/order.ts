import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { OrderState, OrderStepKind } from '../../../domain/order/order';
import type { OrderNoticeKind } from '../../../domain/order/order-notice';

export const memberOrder = pgTable('member_order', {
  orderNo: text('order_no').primaryKey(),
  place: moment('place').notNull().unique().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  goodsId: text('goods_id').notNull(),
  goodsName: text('goods_name').notNull(),
  data: text('data').notNull(),
  amount: integer('amount').notNull(),
  months: integer('months').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  createdAt: moment('created_at').notNull(),
  payBy: moment('pay_by').notNull(),
  paidAt: moment('paid_at'),
  closedAt: moment('closed_at'),
  renewalNotifiedAt: moment('renewal_notified_at'),
  endNotifiedAt: moment('end_notified_at'),
});

export const orderLedger = pgTable('order_ledger', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull(),
  at: moment('at').notNull(),
  kind: text('kind').$type<OrderStepKind>().notNull(),
  fromState: text('from_state').$type<OrderState>(),
  toState: text('to_state').$type<OrderState>().notNull(),
  amount: integer('amount').notNull(),
  chargeId: text('charge_id'),
  note: text('note').notNull(),
});

export const orderCharge = pgTable('order_charge', {
  chargeId: text('charge_id').primaryKey(),
  orderNo: text('order_no').notNull(),
  amount: integer('amount').notNull(),
  paidAt: moment('paid_at').notNull(),
  returnAskedAt: moment('return_asked_at'),
  /** Null for all of it. */
  returnAmount: integer('return_amount'),
  returnedAt: moment('returned_at'),
});

export const orderRefund = pgTable('order_refund', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull(),
  reason: text('reason').notNull(),
  askedAt: moment('asked_at').notNull(),
  expectedAt: moment('expected_at').notNull(),
  decidedAt: moment('decided_at'),
  note: text('note').notNull().default(''),
  /** What goes back; null for all that was paid. */
  amount: integer('amount'),
});

export const orderInvoice = pgTable('order_invoice', {
  orderNo: text('order_no').primaryKey(),
  kind: text('kind', { enum: ['personal', 'company'] }).notNull(),
  title: text('title').notNull(),
  taxNumber: text('tax_number').notNull(),
  email: text('email').notNull(),
  askedAt: moment('asked_at').notNull(),
  issuedAt: moment('issued_at'),
  closedAt: moment('closed_at'),
  reversalDueAt: moment('reversal_due_at'),
  reversedAt: moment('reversed_at'),
});

export const orderNotice = pgTable('order_telling', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull(),
  kind: text('kind').$type<OrderNoticeKind>().notNull(),
  detail: text('detail').notNull(),
  askedAt: moment('asked_at').notNull(),
  notifiedAt: moment('told_at'),
});

export const strayCharge = pgTable(
  'stray_charge',
  {
    chargeId: text('charge_id').notNull(),
    orderNo: text('order_no').notNull(),
    amount: moment('amount').notNull(),
    paidAt: moment('paid_at').notNull(),
    why: text('why', { enum: ['unknownOrder', 'wrongAmount'] }).notNull(),
    notifiedAt: moment('told_at').notNull(),
  },
  ({ chargeId, orderNo, amount }) => [primaryKey({ columns: [chargeId, orderNo, amount] })],
);
