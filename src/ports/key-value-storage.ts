import type { IO } from 'fp-ts/IO';
import type { IOEither } from 'fp-ts/IOEither';
import type { Option } from 'fp-ts/Option';
import type { StorageFailure } from '../domain/session/storage-failure';
import type { StoredName } from '../domain/session/stored-names';

/** Text kept on the device under the names that the domain lists. Unreadable storage reads as none. */
export interface KeyValueStorage {
  readonly read: (name: StoredName) => IO<Option<string>>;
  readonly write: (name: StoredName, text: string) => IOEither<StorageFailure, void>;
  readonly remove: (name: StoredName) => IO<void>;
}
