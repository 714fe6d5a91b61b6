import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { EnquiryAbout, EnquiryTime } from '../../../../../contract/enquiry/enquiry';

export const enquiry = pgTable('enquiry', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  about: text('about').$type<EnquiryAbout>().notNull(),
  organization: text('organization').notNull(),
  need: text('need').notNull(),
  time: text('time').$type<EnquiryTime>().notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  closedAt: bigint('closed_at', { mode: 'number' }),
});
