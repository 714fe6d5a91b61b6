import { isRight } from 'fp-ts/Either';
import type { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import type { OpenShelf } from '../adapters/storage-indexed/indexed-shelf';
import { hearers } from '../application/kit/hearers';
import type { OutboxEntry } from '../domain/chat/outbox-entry';
import type { OutboxQueue } from '../domain/chat/outbox-queue';
import { isKeptElsewhere, keptElsewhere, type Outgoing } from '../domain/chat/outgoing';
import type { FileQueue } from '../domain/chat/waiting-file';
import { waitingOf, type Waiting } from '../domain/chat/waiting-room';
import type { HeldFile } from '../ports/outbox';

interface KeptPlaces {
  readonly database: DeviceDatabase;
  readonly messages: OpenShelf<OutboxEntry>;
  readonly files: OpenShelf<HeldFile>;
  /** Who is here, and what this tab knows of. */
  readonly here: () => Pick<Outgoing, 'queue' | 'files'> & { readonly userId: string | null };
}

/** What the device kept when it was looked at last, whoever wrote it. */
interface Kept {
  readonly queue: OutboxQueue;
  readonly files: FileQueue;
}

const nothing: Kept = { queue: [], files: [] };

/** How many messages and files, and how much, other tabs keep for whoever is here: looked at whenever one of them changed something (SOC-08). */
export const keptByOthers = ({ database, messages, files, here }: KeptPlaces) => {
  let kept = nothing;
  const changes = hearers();
  // What this tab reads from the device comes after the look, and what it sent is gone before the next one.
  const met = new Set<string>();
  const meet = (): void => {
    const { queue, files: waiting } = here();
    for (const { clientId } of [...queue, ...waiting]) met.add(clientId);
  };
  const look = async (): Promise<void> => {
    const { userId } = here();
    kept = nothing;
    if (userId === null) return;
    const [queue, waiting] = await Promise.all([messages.peek(userId)(), files.peek(userId)()]);
    if (!isRight(queue) || !isRight(waiting)) return;
    kept = { queue: queue.right, files: waiting.right };
    changes.tell();
  };
  database.listen(() => void look());
  return {
    count: (): number => keptElsewhere(met, kept),
    waiting: (): Waiting => waitingOf(kept.files.filter(isKeptElsewhere(met))),
    /** The last place in the order of writing that any tab has kept a message under; 0 where none is. */
    lastPlace: (): number => Math.max(0, ...kept.queue.map(({ place }) => place)),
    listen: changes.listen,
    ...{ look, meet },
  };
};
