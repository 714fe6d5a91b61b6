import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { StorageFailure } from '../../domain/session/storage-failure';
import { partedRow } from './held-file-row';

/** What the device's database holds. */
export interface DeviceSchema extends DBSchema {
  /** Messages that were written and not yet taken, as they were encoded (SOC-06). */
  readonly outbox: { readonly key: string; readonly value: unknown };
  /** The rows of chosen files that are not taken yet, without their bytes (SOC-06). */
  readonly files: { readonly key: string; readonly value: unknown };
  /** What each of these files holds, under the same key; read when its turn comes. */
  readonly contents: { readonly key: string; readonly value: unknown };
  /** The own tickets, the key that signs their codes, and the lists of gates (MKT-22). */
  readonly tickets: { readonly key: string; readonly value: unknown };
  /** Scans of tickets that the server has not taken yet; they outlast a logout and name no attendee (MKT-22). */
  readonly scans: { readonly key: string; readonly value: unknown };
}
export type StoreName = 'outbox' | 'files' | 'contents' | 'tickets' | 'scans';
export const stores: StoreName[] = ['outbox', 'files', 'contents', 'tickets', 'scans'];

/** The name of the database, which a chosen logout removes whole. */
export const databaseName = 'hupo';

/** Until version 2 a file and its bytes were in one row. */
export const databaseVersion = 4;

type Database = IDBPDatabase<DeviceSchema>;
type Upgrade = IDBPTransaction<DeviceSchema, StoreName[], 'versionchange'>;

/** What a file holds goes into a store of its own, one file after the other. */
const partFiles = async (upgrade: Upgrade): Promise<void> => {
  for (let row = await upgrade.objectStore('files').openCursor(); row !== null; row = await row.continue()) {
    const parted = partedRow(row.value);
    if (parted === null) continue;
    await upgrade.objectStore('contents').put(parted.bytes, row.key);
    await row.update(parted.row);
  }
};

/** The device's database, opened at first use, and again each time the browser has dropped it. */
export class DeviceDatabase {
  private opening: Promise<Database> | undefined;
  private readonly tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(databaseName);

  /** Notifies the other tabs of a change in the store. */
  readonly changed = (): void => this.tabs?.postMessage(null);

  /** Hears when another tab changed something. @returns ends the hearing */
  readonly listen = (hear: () => void): (() => void) => {
    this.tabs?.addEventListener('message', hear);
    return () => this.tabs?.removeEventListener('message', hear);
  };

  /** Uses the database; once more by a new connection where the one at hand turns out to be gone. */
  readonly use = async <A>(work: (database: Database) => Promise<A>): Promise<A> => {
    const before = this.opening;
    try {
      return await work(await this.opened());
    } catch (failed) {
      // What failed on a connection that was opened just now would fail again.
      if (before === undefined || isFull(failed)) throw failed;
      this.forget(before);
      return work(await this.opened());
    }
  };

  private opened(): Promise<Database> {
    if (this.opening !== undefined) return this.opening;
    const opening: Promise<Database> = openDB<DeviceSchema>(databaseName, databaseVersion, {
      upgrade: (database, before, _now, upgrade) => {
        for (const name of stores)
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
        // Where it fails the upgrade is taken back whole, and the opening says so.
        if (before === 2) partFiles(upgrade).catch(() => undefined);
      },
      // Another tab wipes it, or the browser takes it away: the next use opens it again.
      blocking: () => {
        this.forget(opening);
        void opening.then((database) => database.close());
      },
      terminated: () => this.forget(opening),
    });
    opening.catch(() => this.forget(opening));
    this.opening = opening;
    return opening;
  }

  private forget(opening: Promise<Database>): void {
    if (this.opening === opening) this.opening = undefined;
  }
}

/** Whether there is no room left on the device. */
const isFull = (failed: unknown): boolean => failed instanceof Error && failed.name === 'QuotaExceededError';

/** Why the device did not keep or read. */
export const failureOf = (failed: unknown): StorageFailure =>
  isFull(failed) ? { kind: 'full' } : { kind: 'unavailable' };
