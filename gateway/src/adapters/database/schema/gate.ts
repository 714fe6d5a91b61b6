import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { GateFault } from '../../../../../contract/gate/check-code';
import type { ScanBy, ScanDecision, ScanOutcome } from '../../../../../contract/gate/gate';
import { moment } from '../columns';

export const ticketKey = pgTable('ticket_keys', {
  ticketNumber: text('ticket_number').notNull(),
  version: integer('version').notNull(),
  accountId: text('account_id').notNull(),
  publicKey: text('public_key').notNull(),
  registeredAt: moment('registered_at').notNull(),
});

export const gateStaff = pgTable('gate_staff', {
  conferenceId: text('conference_id').notNull(),
  accountId: text('account_id').notNull(),
  namedAt: moment('named_at').notNull(),
});

export const gateEntry = pgTable('gate_entries', {
  conferenceId: text('conference_id').notNull(),
  id: text('id').notNull(),
  title: text('title').notNull(),
  place: integer('place').notNull(),
});

export const gatePoint = pgTable('gate_points', {
  conferenceId: text('conference_id').notNull(),
  name: text('name').notNull(),
  firstNumber: text('first_number'),
  lastNumber: text('last_number'),
});

export const gateScan = pgTable('gate_scans', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  conferenceId: text('conference_id').notNull(),
  device: text('device').notNull(),
  sequence: moment('sequence').notNull(),
  nonce: text('nonce').notNull(),
  staffId: text('staff_id').notNull(),
  ticketNumber: text('ticket_number'),
  entry: text('entry').notNull(),
  gate: text('gate').notNull(),
  at: moment('at').notNull(),
  receivedAt: moment('received_at').notNull(),
  by: text('by').$type<ScanBy>().notNull(),
  subject: text('subject').notNull(),
  decision: text('decision').$type<ScanDecision>().notNull(),
  outcome: text('outcome').$type<ScanOutcome>().notNull(),
  fault: text('fault').$type<GateFault>(),
  skew: moment('skew').notNull(),
});

export const gateAdmission = pgTable('gate_admissions', {
  ticketNumber: text('ticket_number').notNull(),
  entry: text('entry').notNull(),
  conferenceId: text('conference_id').notNull(),
  scanId: moment('scan_id').notNull(),
  at: moment('at').notNull(),
  gate: text('gate').notNull(),
});
