import { and, eq } from 'drizzle-orm';
import type { Random } from '../../../ports/random';
import type { Uploads } from '../../../ports/uploads';
import type { Database } from '../orm';
import { upload } from '../schema/upload';

const { id, name, type, size } = upload;
const head = { id, name, type, size };

/** Files in the database, so that every instance and every backup has them. */
export const uploadStore = ({ orm }: Database, random: Random): Uploads => ({
  add: async ({ at, ...file }) => {
    const kept = { ...file, id: random.uuid(), size: file.content.byteLength };
    await orm.insert(upload).values({ ...kept, uploadedAt: at });
    return { id: kept.id, name: kept.name, type: kept.type, size: kept.size };
  },
  own: async (accountId, wanted, purpose) => {
    const [row] = await orm
      .select(head)
      .from(upload)
      .where(and(eq(id, wanted), eq(upload.accountId, accountId), eq(upload.purpose, purpose)));
    return row ?? null;
  },
  content: async (wanted, purpose) => {
    const [row] = await orm
      .select({ ...head, content: upload.content })
      .from(upload)
      .where(and(eq(id, wanted), eq(upload.purpose, purpose)));
    if (row === undefined) return null;
    const { content, ...file } = row;
    return { file, bytes: content };
  },
});
