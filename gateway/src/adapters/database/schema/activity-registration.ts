import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { RegistrationState } from '../../../../../contract/activity/registration';

export const activityRegistration = pgTable('activity_registration', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  activityId: text('activity_id').notNull(),
  accountId: text('account_id').notNull(),
  state: text('state').$type<RegistrationState>().notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});
