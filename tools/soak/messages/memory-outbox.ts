import * as TE from 'fp-ts/TaskEither';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import type { Outbox } from '../../../src/ports/outbox';

/** A device that keeps what is written as long as the soak lasts. */
export const memoryOutbox = (): Outbox => {
  const rows = new Map<string, OutboxEntry>();
  return {
    read: () => TE.fromIO(() => [...rows.values()]),
    keep: (entry) => TE.fromIO(() => void rows.set(entry.clientId, entry)),
    remove: (clientId) => TE.fromIO(() => void rows.delete(clientId)),
    wipe: () => {
      rows.clear();
      return Promise.resolve();
    },
  };
};
