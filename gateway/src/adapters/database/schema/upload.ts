import { bigint, customType, integer, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const upload = pgTable('upload', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  purpose: text('purpose', { enum: ['verification', 'avatar'] }).notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] }).notNull(),
  size: integer('size').notNull(),
  /** Of versions before the file store, until it is moved there. */
  content: bytea('content'),
  uploadedAt: bigint('uploaded_at', { mode: 'number' }).notNull(),
});
