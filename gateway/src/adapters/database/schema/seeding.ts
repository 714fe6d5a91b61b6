import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

export const seeding = pgTable('seeding', {
  name: text('name').primaryKey(),
  seededAt: bigint('seeded_at', { mode: 'number' }).notNull(),
});
