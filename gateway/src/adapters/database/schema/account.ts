import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const account = pgTable('account', {
  id: text('id').primaryKey(),
  phone: text('phone').notNull().unique(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  avatar: text('avatar').notNull().default(''),
  prove: text('prove', { enum: ['1', '2'] }),
  removed: boolean('removed').notNull().default(false),
  roles: jsonb('roles').$type<readonly string[]>().notNull().default([]),
  permissions: jsonb('permissions').$type<readonly string[]>().notNull().default([]),
  passwordHash: text('password_hash').notNull(),
  registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
  email: text('email').notNull().default(''),
  unsubscribedAt: bigint('unsubscribed_at', { mode: 'number' }),
  hasPassword: boolean('has_password').default(true),
});

export const loginSession = pgTable('login_session', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  startedAt: bigint('started_at', { mode: 'number' }).notNull(),
  endedAt: bigint('ended_at', { mode: 'number' }),
  device: text('device').notNull().default(''),
  address: text('address').notNull().default(''),
  seenAt: bigint('seen_at', { mode: 'number' }),
  renewedAt: bigint('renewed_at', { mode: 'number' }),
});

export const token = pgTable('token', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  renewalSalt: text('renewal_salt'),
});

export const ticket = pgTable('ticket', {
  hash: text('hash').primaryKey(),
  appid: text('appid').notNull(),
  randstr: text('randstr').notNull(),
  ip: text('ip').notNull(),
  issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  usedAt: bigint('used_at', { mode: 'number' }),
});
