import { asc, eq, isNotNull } from 'drizzle-orm';
import { isLeft } from 'fp-ts/Either';
import type { FileStore } from '../../../ports/file-store';
import type { Pictures } from '../../../ports/pictures';
import type { Database } from '../orm';
import { upload } from '../schema/upload';

/**
 * Moves files from rows of older versions to the file store (OPS-05), one file at a time: a row is emptied when its
 * content is there, so that an interrupted move continues at the next start. Avatars are encoded again; one that cannot be
 * is moved as it is. Returns how many were moved.
 */
export const moveFiles = async ({ orm }: Database, files: FileStore, pictures: Pictures): Promise<number> => {
  for (let moved = 0; ; moved += 1) {
    const [row] = await orm
      .select()
      .from(upload)
      .where(isNotNull(upload.content))
      .orderBy(asc(upload.uploadedAt), asc(upload.id))
      .limit(1);
    if (row === undefined || row.content === null) return moved;
    const { id, purpose, content, uploadedAt } = row;
    const drawn = purpose === 'avatar' ? await pictures.redraw(content, purpose) : null;
    const isDrawn = drawn !== null && !isLeft(drawn);
    const kept = isDrawn ? drawn.right : content;
    await files.put(`${purpose}/${id}`, kept, uploadedAt);
    await orm
      .update(upload)
      .set({ content: null, size: kept.byteLength, ...(isDrawn ? { type: 'image/jpeg' as const } : {}) })
      .where(eq(upload.id, id));
  }
};
