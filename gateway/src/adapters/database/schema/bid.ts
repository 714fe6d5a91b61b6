import { pgTable, text } from 'drizzle-orm/pg-core';
import { decimal, moment } from '../columns';
import type { BidKind, BidState, BidStepKind } from '../../../../../contract/bid/bid';
import type { NdaState } from '../../../../../contract/sale/nda-state';

export const bid = pgTable('bid', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  saleId: text('sale_id').notNull(),
  accountId: text('account_id').notNull(),
  kind: text('kind').$type<BidKind>().notNull(),
  state: text('state').$type<BidState>().notNull(),
  amount: decimal('amount'),
  note: text('note').notNull(),
  answer: text('answer').notNull().default(''),
  changedAt: moment('changed_at').notNull(),
});

export const bidStep = pgTable('bid_step', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  bidId: moment('bid_id').notNull(),
  kind: text('kind').$type<BidStepKind>().notNull(),
  at: moment('at').notNull(),
  amount: decimal('amount'),
  words: text('words').notNull().default(''),
});

/** Written by triggers of `nda` and `bid` alone. */
export const bidderDeal = pgTable('bidder_deal', {
  accountId: text('account_id').notNull(),
  saleId: text('sale_id').notNull(),
  ndaState: text('nda_state').$type<NdaState>().notNull().default('unsigned'),
  bidId: moment('bid_id'),
  changedAt: moment('changed_at').notNull(),
});
