import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

export const payNonce = pgTable('pay_nonce', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const payPrepay = pgTable('pay_prepay', {
  prepayId: text('prepay_id').primaryKey(),
  orderNo: text('order_no').notNull(),
  channel: text('channel', { enum: ['app', 'h5', 'wechat'] }).notNull(),
  description: text('description').notNull(),
  amount: integer('amount').notNull(),
  cashierHash: text('cashier_hash').unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  spentAt: moment('spent_at'),
});

export const payCharge = pgTable('pay_charge', {
  chargeId: text('charge_id').primaryKey(),
  orderNo: text('order_no').notNull().unique(),
  prepayId: text('prepay_id').notNull(),
  amount: integer('amount').notNull(),
  paidAt: moment('paid_at').notNull(),
  returnedAt: moment('returned_at'),
  returnedAmount: integer('returned_amount'),
  noticeAt: moment('notice_at').notNull(),
  notices: integer('notices').notNull().default(0),
  acknowledgedAt: moment('acknowledged_at'),
});
