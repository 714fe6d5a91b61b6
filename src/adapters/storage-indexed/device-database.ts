import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What the device's database holds. */
export interface DeviceSchema extends DBSchema {
  /** Messages that were written and not yet taken, as they were encoded (SOC-06). */
  readonly outbox: { readonly key: string; readonly value: unknown };
  /** Files that were chosen for somebody and not yet taken, each with what it holds (SOC-06). */
  readonly files: { readonly key: string; readonly value: unknown };
}
export type StoreName = 'outbox' | 'files';
export const stores: StoreName[] = ['outbox', 'files'];

/** The name of the database, which a chosen logout removes whole. */
export const databaseName = 'hupo';

type Database = IDBPDatabase<DeviceSchema>;

/** The device's database, opened with the first use, and anew whenever the browser has dropped it. */
export class DeviceDatabase {
  private opening: Promise<Database> | undefined;
  private readonly tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(databaseName);

  /** Tells the other tabs that something is kept otherwise by now. */
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
    const opening: Promise<Database> = openDB<DeviceSchema>(databaseName, 2, {
      upgrade: (database) => {
        for (const name of stores)
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
      },
      // Another tab wipes it, or the browser takes it away: the next use opens it anew.
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
export const isFull = (failed: unknown): boolean =>
  failed instanceof Error && failed.name === 'QuotaExceededError';
