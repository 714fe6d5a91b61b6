import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const sender = pgTable('sender', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const message = pgTable('message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  senderId: text('sender_id').notNull(),
  senderName: text('sender_name').notNull(),
  senderOrg: text('sender_org'),
  recipientId: text('recipient_id').notNull(),
  kind: text('kind', { enum: ['chat', 'notice', 'deal', 'order'] }).notNull(),
  title: text('title'),
  content: text('content').notNull(),
  html: text('html'),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  readAt: bigint('read_at', { mode: 'number' }),
  conversation: text('conversation').notNull(),
  link: text('link'),
  clientId: text('client_id'),
  masked: boolean('masked').notNull().default(false),
  recalledAt: bigint('recalled_at', { mode: 'number' }),
  fileId: text('file_id'),
  givenHash: text('given_hash'),
});
