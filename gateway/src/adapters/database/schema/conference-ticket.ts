import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { TicketState } from '../../../../../contract/ticket/ticket';
import { moment } from '../columns';

export const ticketRegistration = pgTable('ticket_registrations', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  conferenceId: text('conference_id').notNull(),
  typeId: text('type_id').notNull(),
  givenHash: text('given_hash').notNull(),
  orderNo: text('order_no'),
  registeredAt: moment('registered_at').notNull(),
});

export const conferenceTicket = pgTable('tickets', {
  number: text('number').primaryKey(),
  registrationId: text('registration_id').notNull(),
  conferenceId: text('conference_id').notNull(),
  typeId: text('type_id').notNull(),
  holderId: text('holder_id').notNull(),
  place: integer('place').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  price: moment('price').notNull(),
  state: text('state').$type<TicketState>().notNull(),
  reason: text('reason').notNull().default(''),
  keyVersion: integer('key_version').notNull().default(1),
  transferredFrom: text('transferred_from'),
  registeredAt: moment('registered_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  checkedInAt: moment('checked_in_at'),
});

export const heldPlaces = pgTable('held_places', {
  orderNo: text('order_no').primaryKey(),
  typeId: text('type_id').notNull(),
  places: integer('places').notNull(),
  until: moment('until').notNull(),
});

export const ticketTransfer = pgTable('ticket_transfers', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  ticketNumber: text('ticket_number').notNull(),
  fromId: text('from_id').notNull(),
  toId: text('to_id').notNull(),
  state: text('state', { enum: ['pending', 'accepted', 'declined', 'withdrawn', 'ended'] }).notNull(),
  askedAt: moment('asked_at').notNull(),
  decidedAt: moment('decided_at'),
});
