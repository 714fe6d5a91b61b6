import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { UploadPurpose } from '../../../../../contract/rules/upload-limits';
import type { FileStore } from '../../../ports/file-store';
import type { Random } from '../../../ports/random';
import type { Uploads } from '../../../ports/uploads';
import { readCommitted } from '../isolation';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import { message } from '../schema/message';
import { publication } from '../schema/publication';
import { upload } from '../schema/upload';
import { verification } from '../schema/verification';
import { accountLocked } from './account-lock';
import { dayMs } from '../../../../../contract/values/duration';

const { id, name, type, size, coded } = upload;
const head = { id, name, type, size, coded };

/** A file that nothing refers to is kept for a day, since it may be about to be used. */
const forgottenAfterMs = dayMs;
/** So many files are looked at by one statement. */
const atOnce = 500;
/** Content is put before its row: so long content without a row may be of an upload under way. */
const underWayMs = 600_000;

/** The messages that bring a file. */
export const itsMessages = (orm: Orm) =>
  orm.select({ id: message.id }).from(message).where(eq(message.fileId, id));

const fileName = (row: { readonly purpose: string; readonly id: string }): string =>
  `${row.purpose}/${row.id}`;

/** Files: what they are in the database, what they hold in the file store. */
export const uploadStore = (database: Database, files: FileStore, random: Random): Uploads => {
  const { orm, transaction } = database;

  const used = async (by: Orm, accountId: string, purpose: UploadPurpose): Promise<number> => {
    const [row] = await by
      .select({ bytes: sql`coalesce(sum(${size}), 0)`.mapWith(Number) })
      .from(upload)
      .where(
        and(
          eq(upload.accountId, accountId),
          purpose === 'chat' ? eq(upload.purpose, 'chat') : ne(upload.purpose, 'chat'),
        ),
      );
    return row?.bytes ?? 0;
  };

  /** The publications of its account in which a file is, as typed or as listed. */
  const itsPublications = () =>
    orm
      .select()
      .from(publication)
      .where(
        and(
          eq(publication.ownerId, upload.accountId),
          sql`strpos(concat_ws(',', ${publication.fields}->>'pictures', ${publication.published}->>'pictures'), ${id}) > 0`,
        ),
      );

  const unused = (moment: number) => {
    const itsApplications = orm.select().from(verification).where(eq(verification.documentId, id));
    const itsOwners = orm
      .select()
      .from(account)
      .where(eq(account.avatar, sql`'/files/avatar/' || ${id}`));
    return and(
      lt(upload.uploadedAt, moment - forgottenAfterMs),
      notExists(itsApplications),
      notExists(itsOwners),
      notExists(itsPublications()),
      notExists(itsMessages(orm)),
    );
  };

  /** Content whose row is gone: of a retired account, or of an upload that was cut short. */
  const removeStray = async (moment: number): Promise<void> => {
    const names = await files.olderThan(moment - underWayMs);
    for (let place = 0; place < names.length; place += atOnce) {
      const some = names.slice(place, place + atOnce);
      const ids = some.map((one) => one.split('/').at(-1) ?? '');
      const rows = await orm.select({ id, purpose: upload.purpose }).from(upload).where(inArray(id, ids));
      const known = new Set(rows.map(fileName));
      await Promise.all(some.filter((one) => !known.has(one)).map(files.remove));
    }
  };

  /** Removes some files that nothing refers to; whether they were all. */
  const someSwept = async (moment: number): Promise<boolean> => {
    const { isLast, gone } = await transaction(async (within) => {
      await within.execute(readCommitted);
      const rows = await within.select({ id }).from(upload).where(unused(moment)).limit(atOnce).for('update');
      const locked = rows.map((row) => row.id);
      // Asked again once they are locked: a message may have brought one meanwhile.
      const removed = await within
        .delete(upload)
        .where(and(inArray(id, locked), unused(moment)))
        .returning({ id, purpose: upload.purpose });
      return { isLast: rows.length < atOnce, gone: removed };
    });
    await Promise.all(gone.map((row) => files.remove(fileName(row))));
    return isLast;
  };

  return {
    used: (accountId, purpose) => used(orm, accountId, purpose),
    add: async ({ at, content, quota, ...file }) => {
      const kept = { ...file, id: random.uuid(), size: content.byteLength, uploadedAt: at };
      await files.put(fileName(kept), content, at);
      const added = await transaction(async (within) => {
        await accountLocked(within, file.accountId);
        if ((await used(within, file.accountId, file.purpose)) + kept.size > quota) return false;
        await within.insert(upload).values(kept);
        return true;
      }).catch(async (error: unknown) => {
        await files.remove(fileName(kept));
        throw error;
      });
      if (added) return { id: kept.id, name: kept.name, type: kept.type, size: kept.size };
      await files.remove(fileName(kept));
      return null;
    },
    own: async (accountId, wanted, purpose) => {
      const [row] = await orm
        .select(head)
        .from(upload)
        .where(and(eq(id, wanted), eq(upload.accountId, accountId), eq(upload.purpose, purpose)));
      return row ?? null;
    },
    content: async (wanted, purpose) => {
      const [file] = await orm
        .select(head)
        .from(upload)
        .where(and(eq(id, wanted), eq(upload.purpose, purpose)));
      const content = file === undefined ? null : await files.open(fileName({ id: file.id, purpose }));
      return file === undefined || content === null ? null : { file, content };
    },
    dealPictures: async (accountId, ids) => {
      if (ids.length === 0) return [];
      const rows = await orm
        .select({ id, marks: upload.marks })
        .from(upload)
        .where(and(inArray(id, [...ids]), eq(upload.accountId, accountId), eq(upload.purpose, 'deal')));
      return ids.flatMap((wanted) => rows.filter((row) => row.id === wanted));
    },
    loose: (accountId) =>
      orm.$count(
        upload,
        and(eq(upload.accountId, accountId), eq(upload.purpose, 'deal'), notExists(itsPublications())),
      ),
    picture: (wanted, purpose) => files.open(fileName({ id: wanted, purpose })),
    sweep: async (moment) => {
      while (!(await someSwept(moment)));
      await removeStray(moment);
    },
  };
};
