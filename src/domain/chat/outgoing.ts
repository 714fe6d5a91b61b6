import type { OutboxQueue } from './outbox-queue';
import { unsentCount } from './outbox-queue';
import type { FileQueue, UploadProgress } from './waiting-file';

/** All that was written here and that the gateway is not known to have taken. */
export interface Outgoing {
  readonly queue: OutboxQueue;
  /** The keys of the last messages that the server took, the newest last. */
  readonly taken: readonly string[];
  /** Files that are not handed in yet: their messages follow. */
  readonly files: FileQueue;
  /** How far the file is that goes up; null while none does. */
  readonly progress: UploadProgress | null;
  /** How many messages and files other tabs keep on the device for the same user, and would lose with a logout. */
  readonly elsewhere: number;
}

/** How many messages would be lost if all were wiped. */
export const lostIfWiped = ({ queue, files, elsewhere }: Outgoing): number =>
  unsentCount(queue) + files.length + elsewhere;

/** Whether a thing that the device keeps was never known here: neither waits here nor was sent or given up here. */
export const isKeptElsewhere =
  (met: ReadonlySet<string>) =>
  ({ clientId }: { readonly clientId: string }): boolean =>
    !met.has(clientId);

/** How many of what the device keeps other tabs alone have known: neither on its way here nor confirmed anywhere. */
export const keptElsewhere = (met: ReadonlySet<string>, kept: Pick<Outgoing, 'queue' | 'files'>): number => {
  const isElsewhere = isKeptElsewhere(met);
  return unsentCount(kept.queue.filter(isElsewhere)) + kept.files.filter(isElsewhere).length;
};
