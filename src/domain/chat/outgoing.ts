import type { OutboxQueue } from './outbox-queue';
import { unsentCount } from './outbox-queue';
import type { FileQueue, UploadProgress } from './waiting-file';

/** All that was written here and that the gateway is not known to have taken. */
export interface Outgoing {
  readonly queue: OutboxQueue;
  /** Files that are not handed in yet: their messages follow. */
  readonly files: FileQueue;
  /** How far the file is that goes up; null while none does. */
  readonly progress: UploadProgress | null;
}

/** How many messages would be lost if all were wiped. */
export const lostIfWiped = ({ queue, files }: Outgoing): number => unsentCount(queue) + files.length;
