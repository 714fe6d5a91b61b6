import * as TE from 'fp-ts/TaskEither';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { ChosenFile } from '../../../src/ports/chosen-file';
import type { FileOutbox, HeldFile } from '../../../src/ports/outbox';
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

export interface FakeFiles extends Omit<FakeShelf<HeldFile>, 'port'> {
  readonly port: FileOutbox;
  /** The keys of the files whose content was read, in order. */
  readonly contentsRead: () => readonly string[];
  /** What this file holds is gone. */
  readonly loses: (clientId: string) => void;
  /** What this file holds cannot be read. */
  readonly breaks: (clientId: string) => void;
}

/** A device that keeps files, and what each holds beside it. */
export const fakeFiles = (): FakeFiles => {
  const shelf = fakeShelf<HeldFile>();
  const contents = new Map<string, ChosenFile>();
  const broken = new Set<string>();
  const read: string[] = [];
  return {
    ...shelf,
    contentsRead: () => read,
    loses: (clientId) => void contents.delete(clientId),
    breaks: (clientId) => void broken.add(clientId),
    port: {
      ...shelf.port,
      keep: (held) => {
        if (held.file !== null) contents.set(held.clientId, held.file);
        return shelf.port.keep({ ...held, file: null });
      },
      content: ({ clientId }) => {
        read.push(clientId);
        return broken.has(clientId)
          ? TE.left<StorageFailure>({ kind: 'unavailable' })
          : TE.right(contents.get(clientId) ?? null);
      },
    },
  };
};
