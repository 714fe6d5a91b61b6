import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AssistantSource } from '../../../../../contract/assistant/assistant-source';
import type { Understood } from '../../../../../contract/assistant/understood';

export const assistantConversation = pgTable('assistant_conversation', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  title: text('title').notNull(),
  thread: text('thread'),
  askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
});

export const leftThread = pgTable('left_thread', {
  thread: text('thread').primaryKey(),
  accountId: text('account_id').notNull(),
  triedAt: bigint('tried_at', { mode: 'number' }).notNull().default(0),
});

export const assistantTurn = pgTable('assistant_turn', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: text('id').notNull(),
  conversationId: text('conversation_id').notNull(),
  accountId: text('account_id').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  sources: jsonb('sources').$type<readonly AssistantSource[]>().notNull(),
  understood: jsonb('understood').$type<Understood>(),
  opened: jsonb('opened').$type<readonly string[]>().notNull(),
  state: text('state', { enum: ['done', 'stopped', 'failed'] }).notNull(),
  rating: text('rating', { enum: ['up', 'down'] }),
  message: text('message'),
  askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
});
