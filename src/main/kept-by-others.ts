import { isRight } from 'fp-ts/Either';
import type { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import type { OpenShelf } from '../adapters/storage-indexed/indexed-shelf';
import { hearers } from '../application/hearers';
import type { OutboxEntry } from '../domain/chat/outbox-entry';
import { isKeptElsewhere, keptElsewhere, type Outgoing } from '../domain/chat/outgoing';
import { waitingOf, type Waiting } from '../domain/chat/waiting-room';
import type { HeldFile } from '../ports/outbox';

interface KeptPlaces {
  readonly database: DeviceDatabase;
  readonly messages: OpenShelf<OutboxEntry>;
  readonly files: OpenShelf<HeldFile>;
  /** Who is here, and what this tab knows of. */
  readonly here: () => Pick<Outgoing, 'queue' | 'files'> & { readonly userId: string | null };
}

interface KeptElsewhere {
  readonly count: number;
  readonly waiting: Waiting;
  /** The last place in the order of writing that any tab has kept a message under; 0 where none is. */
  readonly lastPlace: number;
}

const nothing: KeptElsewhere = { count: 0, waiting: waitingOf([]), lastPlace: 0 };

/** How many messages and files, and how much, other tabs keep for whoever is here: looked at whenever one of them changed something (SOC-08). */
export const keptByOthers = ({ database, messages, files, here }: KeptPlaces) => {
  let known = nothing;
  const changes = hearers();
  const look = async (): Promise<void> => {
    const { userId } = here();
    known = nothing;
    if (userId === null) return;
    const [queue, waiting] = await Promise.all([messages.peek(userId)(), files.peek(userId)()]);
    if (!isRight(queue) || !isRight(waiting)) return;
    known = {
      count: keptElsewhere(here(), { queue: queue.right, files: waiting.right }),
      waiting: waitingOf(waiting.right.filter(isKeptElsewhere(here()))),
      lastPlace: Math.max(0, ...queue.right.map(({ place }) => place)),
    };
    changes.tell();
  };
  database.listen(() => void look());
  return {
    ...{ count: () => known.count, waiting: () => known.waiting, lastPlace: () => known.lastPlace },
    ...{ listen: changes.listen, look },
  };
};
