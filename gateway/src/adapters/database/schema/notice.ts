import { bigint, boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { NoticeChannel, NoticeEvent } from '../../../../../contract/member/notices';

/** Columns as the migrations make them; a test compares the two. */
export const noticeChoice = pgTable('notice_choice', {
  accountId: text('account_id').notNull(),
  event: text('event').$type<NoticeEvent>().notNull(),
  channel: text('channel').$type<NoticeChannel>().notNull(),
  wanted: boolean('wanted').notNull(),
});

export const noticeSchedule = pgTable('notice_schedule', {
  accountId: text('account_id').primaryKey(),
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  digestAt: smallint('digest_at'),
});

export const noticeOutbox = pgTable('notice_outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  event: text('event').$type<NoticeEvent>().notNull(),
  kind: text('kind', { enum: ['notice', 'order', 'deal'] }).notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  link: text('link').notNull(),
  channels: jsonb('channels').$type<readonly NoticeChannel[]>().notNull(),
  digest: boolean('digest').notNull(),
  madeAt: bigint('made_at', { mode: 'number' }).notNull(),
  dueAt: bigint('due_at', { mode: 'number' }).notNull(),
  handedAt: bigint('handed_at', { mode: 'number' }),
});

/** The channels outside the application that are carried. */
export const noticeCarrier = pgTable('notice_carrier', {
  channel: text('channel').$type<Exclude<NoticeChannel, 'inApp'>>().primaryKey(),
});
