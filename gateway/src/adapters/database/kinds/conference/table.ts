import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RefundStep, TicketSort } from '../../../../../../contract/conference/ticket-type';
import type { EventForm } from '../../../../../../contract/event/event';
import type { ConferenceFacts } from '../../../../ports/conferences';
import { moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const conferences = pgTable('conferences', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  host: text('host').notNull(),
  industries: jsonb('industries').$type<readonly string[]>().notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  region: text('region').notNull(),
  regionId: text('region_id'),
  form: text('form').$type<EventForm>().notNull(),
  venue: text('venue').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  opensAt: moment('opens_at').notNull(),
  closesAt: moment('closes_at').notNull(),
  cancelledAt: moment('cancelled_at'),
  facts: jsonb('facts').$type<ConferenceFacts>().notNull(),
  search: searchVectorColumn('search'),
  changedAt: moment('changed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});

export const conferenceTicketTypes = pgTable('conference_ticket_types', {
  id: text('id').primaryKey(),
  conferenceId: text('conference_id')
    .notNull()
    .references(() => conferences.id, { onDelete: 'cascade' }),
  /** In the order of the page, from 0. */
  place: integer('place').notNull(),
  name: text('name').notNull(),
  sort: text('sort').$type<TicketSort>().notNull(),
  /** 分. */
  price: bigint('price', { mode: 'number' }).notNull(),
  capacity: integer('capacity').notNull(),
  limit: integer('member_limit').notNull(),
  review: boolean('review').notNull(),
  saleFrom: moment('sale_from'),
  saleUntil: moment('sale_until'),
  includes: text('includes').notNull(),
  refunds: jsonb('refunds').$type<readonly RefundStep[]>().notNull(),
});
