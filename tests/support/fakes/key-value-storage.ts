import { left, right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { StoredName } from '../../../src/domain/session/stored-names';
import type { KeyValueStorage } from '../../../src/ports/key-value-storage';

export interface FakeStorage {
  readonly port: KeyValueStorage;
  readonly kept: Map<StoredName, string>;
  /** Set when the device refuses to keep anything. */
  failure: StorageFailure | null;
}

/** Storage that a test fills, reads and switches off. */
export const fakeStorage = (kept: Partial<Record<StoredName, string>> = {}): FakeStorage => {
  const storage: FakeStorage = {
    kept: new Map(Object.entries(kept) as [StoredName, string][]),
    failure: null,
    port: {
      read: (name) => () => fromNullable(storage.kept.get(name)),
      write: (name, text) => () => {
        if (storage.failure !== null) return left(storage.failure);
        storage.kept.set(name, text);
        return right(undefined);
      },
      remove: (name) => () => void storage.kept.delete(name),
    },
  };
  return storage;
};
