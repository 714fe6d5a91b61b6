import { isRight } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { OutboxEntry } from '../../domain/chat/outbox-entry';
import type { StorageFailure } from '../../domain/session/storage-failure';
import type { Outbox } from '../../ports/outbox';
import { isFull, type DeviceDatabase } from './device-database';

const failureOf = (failed: unknown): StorageFailure =>
  isFull(failed) ? { kind: 'full' } : { kind: 'unavailable' };

/** The outbox in the device's database, one row a message (SOC-06). */
export class IndexedOutbox implements Outbox {
  constructor(private readonly database: DeviceDatabase) {}

  readonly read = (userId: string) =>
    TE.tryCatch(
      () =>
        this.database.use(async (database) => {
          const writing = database.transaction('outbox', 'readwrite');
          const own: OutboxEntry[] = [];
          for (let row = await writing.store.openCursor(); row !== null; row = await row.continue()) {
            const decoded = OutboxEntry.decode(row.value);
            if (isRight(decoded) && decoded.right.userId === userId) own.push(decoded.right);
            else await row.delete();
          }
          await writing.done;
          return own;
        }),
      failureOf,
    );

  readonly keep = (entry: OutboxEntry) =>
    TE.tryCatch(async () => {
      await this.database.use((database) =>
        database.put('outbox', OutboxEntry.encode(entry), entry.clientId),
      );
    }, failureOf);

  readonly remove = (clientId: string) =>
    TE.tryCatch(() => this.database.use((database) => database.delete('outbox', clientId)), failureOf);

  readonly wipe = async (): Promise<void> => {
    try {
      await this.database.use((database) => database.clear('outbox'));
    } catch {
      // Where there is no database there is nothing to wipe.
    }
  };
}
