import type { OutboxEntry } from '../domain/chat/outbox-entry';
import type { WaitingFile } from '../domain/chat/waiting-file';
import type { ChosenFile } from './chosen-file';
import type { Shelf } from './shelf';

/** What was written and not yet taken by the gateway (SOC-06). */
export type Outbox = Shelf<OutboxEntry>;

/** A file that waits, with what it holds. */
export interface HeldFile extends WaitingFile {
  readonly file: ChosenFile;
}

/** What was chosen for somebody and not yet taken by the gateway (SOC-06). */
export type FileOutbox = Shelf<HeldFile>;
