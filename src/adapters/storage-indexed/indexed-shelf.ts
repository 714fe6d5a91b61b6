import { fromEither, toNullable } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { OutboxEntry } from '../../domain/chat/outbox-entry';
import type { StorageFailure } from '../../domain/session/storage-failure';
import type { FileOutbox, HeldFile } from '../../ports/outbox';
import type { Shelf } from '../../ports/shelf';
import { failureOf, stores, type DeviceDatabase, type StoreName } from './device-database';
import { Bytes, fileOfRow, rowOfFile } from './held-file-row';

/** How a thing is kept in a row, and what a row holds; null where it does not decode. */
interface Rows<A> {
  readonly of: (kept: A) => unknown;
  readonly read: (row: unknown) => A | null;
  /** The store of its rows. */
  readonly name: StoreName;
  /** The store of its larger parts, under the same key. */
  readonly contentStore: StoreName | null;
  /** Updates the entry; null leaves it unchanged. Rejects where the device can no longer read it. */
  readonly more: (kept: A) => Promise<unknown>;
}

/** A shelf that can be looked at without taking anything away: another tab's user may be another one by now. */
export interface OpenShelf<A> extends Shelf<A> {
  readonly peek: (userId: string) => TE.TaskEither<StorageFailure, readonly A[]>;
}

/** A store of the device's database, one row under each key (SOC-06). */
class IndexedShelf<A extends { readonly clientId: string; readonly userId: string }> implements OpenShelf<A> {
  private readonly names: StoreName[];

  constructor(
    private readonly database: DeviceDatabase,
    private readonly rows: Rows<A>,
  ) {
    this.names = rows.contentStore === null ? [rows.name] : [rows.name, rows.contentStore];
  }

  readonly read = (userId: string) =>
    TE.tryCatch(
      () =>
        this.database.use(async (database) => {
          const writing = database.transaction(this.names, 'readwrite');
          const rows = writing.objectStore(this.rows.name);
          const own: A[] = [];
          for (let row = await rows.openCursor(); row !== null; row = await row.continue()) {
            const { key, value } = row;
            const kept = this.rows.read(value);
            if (kept?.userId === userId) own.push(kept);
            else await Promise.all(this.names.map((name) => writing.objectStore(name).delete(key)));
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
          const rows = await database.getAll(this.rows.name);
          return rows.map(this.rows.read).filter((kept): kept is A => kept?.userId === userId);
        }),
      failureOf,
    );

  readonly keep = (kept: A) =>
    TE.tryCatch(async () => {
      const { name, contentStore } = this.rows;
      // Before the transaction begins: one that waits for something else ends.
      const more = await this.rows.more(kept);
      await this.database.use(async (database) => {
        const writing = database.transaction(this.names, 'readwrite');
        await writing.objectStore(name).put(this.rows.of(kept), kept.clientId);
        if (contentStore !== null && more !== null)
          await writing.objectStore(contentStore).put(more, kept.clientId);
        await writing.done;
      });
      this.database.changed();
    }, failureOf);

  readonly remove = (clientId: string) =>
    TE.tryCatch(
      () =>
        this.database.use(async (database) => {
          // Over all stores, so that it waits for what was begun before: a file goes after its message has come.
          const writing = database.transaction(stores, 'readwrite');
          await Promise.all(this.names.map((name) => writing.objectStore(name).delete(clientId)));
          await writing.done;
          this.database.changed();
        }),
      failureOf,
    );

  readonly wipe = async (): Promise<void> => {
    try {
      await this.database.use(async (database) => {
        const writing = database.transaction(this.names, 'readwrite');
        await Promise.all(this.names.map((name) => writing.objectStore(name).clear()));
        await writing.done;
      });
      this.database.changed();
    } catch {
      // Where there is no database there is nothing to wipe.
    }
  };
}

/** The messages that were written, on the device. */
export const indexedOutbox = (database: DeviceDatabase): OpenShelf<OutboxEntry> =>
  new IndexedShelf(database, {
    name: 'outbox',
    contentStore: null,
    more: () => Promise.resolve(null),
    of: OutboxEntry.encode,
    read: (row) => toNullable(fromEither(OutboxEntry.decode(row))),
  });

/** The files that were chosen, on the device; what one holds is read alone. */
export const indexedFiles = (database: DeviceDatabase): OpenShelf<HeldFile> & FileOutbox => {
  const shelf = new IndexedShelf<HeldFile>(database, {
    name: 'files',
    contentStore: 'contents',
    of: rowOfFile,
    read: fileOfRow,
    more: ({ file, size }) => file?.slice(0, size).arrayBuffer() ?? Promise.resolve(null),
  });
  const { read, peek, keep, remove, wipe } = shelf;
  return {
    read,
    peek,
    keep,
    remove,
    wipe,
    content: ({ clientId, name, type }) =>
      TE.tryCatch(async () => {
        const bytes = await database.use((opened) => opened.get('contents', clientId));
        return Bytes.is(bytes) ? new File([bytes], name, { type }) : null;
      }, failureOf),
  };
};
