import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { OutboxEntry } from '../domain/chat/outbox-entry';
import type { StorageFailure } from '../domain/session/storage-failure';

/** What was written and not yet taken by the gateway, kept over a reload, a crash and the end of a session (SOC-06). */
export interface Outbox {
  /** What is kept for this user, in no order. What others left is removed: nobody else is to see it (SEC-04). */
  readonly read: (userId: string) => TaskEither<StorageFailure, readonly OutboxEntry[]>;
  /** Keeps a message, in place of what was kept under its key. */
  readonly keep: (entry: OutboxEntry) => TaskEither<StorageFailure, void>;
  readonly remove: (clientId: string) => TaskEither<StorageFailure, void>;
  /** Removes everything, of whomever; never fails, for what is not there is wiped. */
  readonly wipe: Task<void>;
}
