import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events that every instance hears; `sentAt` is null until the broker has confirmed it. */
export const busEvent = pgTable('bus_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  event: jsonb('event').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }),
});

/** Work that one instance does at a time. */
export const workLease = pgTable('work_lease', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  fence: bigint('fence', { mode: 'number' }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Keyed writes that are being done. */
export const keyedTurn = pgTable('keyed_turn', {
  id: text('id').primaryKey(),
  holder: text('holder'),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Keys that instances sign with for each other. */
export const sharedKey = pgTable('shared_key', {
  name: text('name').primaryKey(),
  /** Base64. */
  key: text('key').notNull(),
});
