import type { TaskEither } from 'fp-ts/TaskEither';
import type { OutboxEntry } from '../domain/chat/outbox-entry';
import type { WaitingFile } from '../domain/chat/waiting-file';
import type { StorageFailure } from '../domain/session/storage-failure';
import type { ChosenFile } from './chosen-file';
import type { Shelf } from './shelf';

/** Messages that the gateway has not taken yet (SOC-06). */
export type Outbox = Shelf<OutboxEntry>;

/** A file that waits. */
export interface HeldFile extends WaitingFile {
  /** As it was chosen here; null where the device alone has what it holds, which is read when its turn comes. */
  readonly file: ChosenFile | null;
}

/** Files for a recipient that the gateway has not taken yet (SOC-06). */
export interface FileOutbox extends Shelf<HeldFile> {
  /** What a kept file holds; null where it is gone: another tab had it taken, or it was given up there. */
  readonly content: (file: WaitingFile) => TaskEither<StorageFailure, ChosenFile | null>;
}
