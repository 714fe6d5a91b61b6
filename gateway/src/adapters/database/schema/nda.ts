import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { EvidenceFacts } from '../../../domain/nda/evidence';
import type { NdaActor } from '../../../domain/nda/nda';
import type { NdaStepKind } from '../../../domain/nda/nda-machine';
import type { NdaState } from '../../../domain/sale/disclosure';

export const nda = pgTable('nda', {
  accountId: text('account_id').notNull(),
  saleId: text('sale_id').notNull(),
  state: text('state').$type<NdaState>().notNull(),
  changedAt: moment('changed_at').notNull(),
  id: moment('id').notNull().unique().generatedAlwaysAsIdentity(),
  version: text('version'),
  sha256: text('sha256'),
  signerName: text('signer_name'),
  signerCompany: text('signer_company'),
  device: text('device'),
  signedAt: moment('signed_at'),
  approvedAt: moment('approved_at'),
  expiresAt: moment('expires_at'),
  reminders: integer('reminders').notNull().default(0),
});

export const ndaStep = pgTable('nda_step', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  ndaId: moment('nda_id').notNull(),
  at: moment('at').notNull(),
  kind: text('kind').$type<NdaStepKind>().notNull(),
  actor: text('actor').$type<NdaActor>().notNull(),
  name: text('name').notNull(),
  note: text('note').notNull(),
  version: text('version'),
  sha256: text('sha256'),
  device: text('device'),
});

export const ndaEvidence = pgTable('nda_evidence', {
  sha256: text('sha256').primaryKey(),
  ndaId: moment('nda_id').notNull(),
  number: text('number').notNull(),
  issuedAt: moment('issued_at').notNull(),
  facts: jsonb('facts').$type<EvidenceFacts>().notNull(),
});
