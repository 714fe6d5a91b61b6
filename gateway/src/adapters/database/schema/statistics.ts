import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StatisticsMatter } from '../../../../../contract/statistics/statistics';

export const statisticsEdition = pgTable('statistics_edition', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  source: text('source').notNull(),
  scope: text('scope').notNull(),
  asOf: bigint('as_of', { mode: 'number' }).notNull(),
  running: text('running'),
});

export const statisticsDeals = pgTable('statistics_deals', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  edition: bigint('edition', { mode: 'number' }).notNull(),
  matter: text('matter').$type<StatisticsMatter>().notNull(),
  quarter: text('quarter').notNull(),
  industry: text('industry').notNull(),
  region: text('region').notNull(),
  round: text('round'),
  undisclosed: integer('undisclosed').notNull(),
  /** In 万元. */
  amounts: jsonb('amounts').$type<readonly number[]>().notNull(),
});
