import { bigint, boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PictureMark } from '../../../../../contract/upload/picture-mark';
import type { UploadType } from '../../../../../contract/upload/upload-type';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const upload = pgTable('upload', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  purpose: text('purpose', { enum: ['verification', 'avatar', 'deal', 'chat'] }).notNull(),
  name: text('name').notNull(),
  type: text('type').$type<UploadType>().notNull(),
  size: integer('size').notNull(),
  marks: jsonb('marks').$type<readonly PictureMark[]>().notNull().default([]),
  coded: boolean('coded').notNull().default(false),
  /** Of versions before the file store, until it is moved there. */
  content: bytea('content'),
  uploadedAt: bigint('uploaded_at', { mode: 'number' }).notNull(),
});
