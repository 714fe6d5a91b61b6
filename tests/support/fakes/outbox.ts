import * as TE from 'fp-ts/TaskEither';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { Outbox } from '../../../src/ports/outbox';

export interface FakeOutbox {
  readonly port: Outbox;
  /** What the device keeps, over reloads. */
  readonly kept: () => readonly OutboxEntry[];
  /** From now on nothing is kept, for this reason; null lets it be kept again. */
  readonly fails: (failure: StorageFailure | null) => void;
}

/** A device that keeps what is written; it answers at once. */
export const fakeOutbox = (): FakeOutbox => {
  const rows = new Map<string, OutboxEntry>();
  const state: { failure: StorageFailure | null } = { failure: null };
  const unless =
    <A>(work: () => A): TE.TaskEither<StorageFailure, A> =>
    () =>
      (state.failure === null
        ? TE.right<StorageFailure, A>(work())
        : TE.left<StorageFailure, A>(state.failure))();
  return {
    kept: () => [...rows.values()],
    fails: (failure) => {
      state.failure = failure;
    },
    port: {
      read: (userId) =>
        unless(() => {
          for (const [id, entry] of rows) if (entry.userId !== userId) rows.delete(id);
          return [...rows.values()];
        }),
      keep: (entry) => unless(() => void rows.set(entry.clientId, entry)),
      remove: (clientId) => unless(() => void rows.delete(clientId)),
      wipe: () => {
        rows.clear();
        return Promise.resolve();
      },
    },
  };
};
