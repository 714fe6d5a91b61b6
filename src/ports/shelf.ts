import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { StorageFailure } from '../domain/session/storage-failure';

/** What a device keeps of a user over a reload, a crash and the end of a session, each thing under its own key (SOC-06). */
export interface Shelf<A> {
  /** The entries of this user, in no order. Entries of other users are deleted: this user must not see them (SEC-04). */
  readonly read: (userId: string) => TaskEither<StorageFailure, readonly A[]>;
  /** Keeps it, in place of what was kept under its key. */
  readonly keep: (kept: A) => TaskEither<StorageFailure, void>;
  readonly remove: (clientId: string) => TaskEither<StorageFailure, void>;
  /** Removes everything, of whomever; never fails, for what is not there is wiped. */
  readonly wipe: Task<void>;
}
