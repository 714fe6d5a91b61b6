import * as TE from 'fp-ts/TaskEither';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { HeldFile } from '../../../src/ports/outbox';
import type { Shelf } from '../../../src/ports/shelf';

export interface FakeShelf<A> {
  readonly port: Shelf<A>;
  /** What the device keeps, over reloads. */
  readonly kept: () => readonly A[];
  /** From now on nothing is kept, for this reason; null lets it be kept again. */
  readonly fails: (failure: StorageFailure | null) => void;
}

/** A device that keeps what is written; it answers at once. */
const fakeShelf = <A extends { readonly clientId: string; readonly userId: string }>(): FakeShelf<A> => {
  const rows = new Map<string, A>();
  const state: { failure: StorageFailure | null } = { failure: null };
  const unless =
    <B>(work: () => B): TE.TaskEither<StorageFailure, B> =>
    () =>
      (state.failure === null
        ? TE.right<StorageFailure, B>(work())
        : TE.left<StorageFailure, B>(state.failure))();
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

export type FakeOutbox = FakeShelf<OutboxEntry>;
export const fakeOutbox = (): FakeOutbox => fakeShelf();
export const fakeFiles = (): FakeShelf<HeldFile> => fakeShelf();
