import { fromEither, toNullable } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { OutboxEntry } from '../../domain/chat/outbox-entry';
import type { StorageFailure } from '../../domain/session/storage-failure';
import type { HeldFile } from '../../ports/outbox';
import type { Shelf } from '../../ports/shelf';
import { isFull, stores, type DeviceDatabase, type StoreName } from './device-database';
import { fileOfRow, rowOfFile } from './held-file-row';

const failureOf = (failed: unknown): StorageFailure =>
  isFull(failed) ? { kind: 'full' } : { kind: 'unavailable' };

/** How a thing is kept in a row, and what a row holds; null where it does not decode. */
interface Rows<A> {
  readonly of: (kept: A) => Promise<unknown>;
  readonly read: (row: unknown) => A | null;
}

/** A shelf that can be looked at without taking anything away: another tab's user may be another one by now. */
export interface OpenShelf<A> extends Shelf<A> {
  readonly peek: (userId: string) => TE.TaskEither<StorageFailure, readonly A[]>;
}

/** One store of the device's database, one row under each key (SOC-06). */
class IndexedShelf<A extends { readonly clientId: string; readonly userId: string }> implements OpenShelf<A> {
  constructor(
    private readonly database: DeviceDatabase,
    private readonly name: StoreName,
    private readonly rows: Rows<A>,
  ) {}

  readonly read = (userId: string) =>
    TE.tryCatch(
      () =>
        this.database.use(async (database) => {
          const writing = database.transaction(this.name, 'readwrite');
          const own: A[] = [];
          for (let row = await writing.store.openCursor(); row !== null; row = await row.continue()) {
            const kept = this.rows.read(row.value);
            if (kept?.userId === userId) own.push(kept);
            else await row.delete();
          }
          await writing.done;
          return own;
        }),
      failureOf,
    );

  readonly peek = (userId: string) =>
    TE.tryCatch(
      () =>
        this.database.use(async (database) => {
          const rows = await database.getAll(this.name);
          return rows.map(this.rows.read).filter((kept): kept is A => kept?.userId === userId);
        }),
      failureOf,
    );

  readonly keep = (kept: A) =>
    TE.tryCatch(async () => {
      const row = await this.rows.of(kept);
      await this.database.use((database) => database.put(this.name, row, kept.clientId));
      this.database.changed();
    }, failureOf);

  readonly remove = (clientId: string) =>
    TE.tryCatch(
      () =>
        this.database.use(async (database) => {
          // Over all stores, so that it waits for what was begun before: a file goes after its message has come.
          const writing = database.transaction(stores, 'readwrite');
          await writing.objectStore(this.name).delete(clientId);
          await writing.done;
          this.database.changed();
        }),
      failureOf,
    );

  readonly wipe = async (): Promise<void> => {
    try {
      await this.database.use((database) => database.clear(this.name));
      this.database.changed();
    } catch {
      // Where there is no database there is nothing to wipe.
    }
  };
}

/** The messages that were written, on the device. */
export const indexedOutbox = (database: DeviceDatabase): OpenShelf<OutboxEntry> =>
  new IndexedShelf(database, 'outbox', {
    of: (entry) => Promise.resolve(OutboxEntry.encode(entry)),
    read: (row) => toNullable(fromEither(OutboxEntry.decode(row))),
  });

/** The files that were chosen, with what they hold, on the device. */
export const indexedFiles = (database: DeviceDatabase): OpenShelf<HeldFile> =>
  new IndexedShelf(database, 'files', { of: rowOfFile, read: fileOfRow });
