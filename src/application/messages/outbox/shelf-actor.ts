import { isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { fromCallback } from 'xstate';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { Shelf } from '../../../ports/shelf';

/** The events that the device's shelf sends. */
export type ShelfNews<A> =
  | { readonly type: 'shelf.read'; readonly entries: readonly A[] }
  /** It did not keep, or could not be read. */
  | { readonly type: 'shelf.failed'; readonly failure: StorageFailure };

/** The commands for the shelf, which it executes one after the other. */
export type ShelfCommand<A> =
  /** Reads the entries that are kept for this user, and sends them. */
  | { readonly type: 'shelf.open'; readonly userId: string }
  /** The user has logged out: no entries of theirs are sent any more. */
  | { readonly type: 'shelf.close' }
  | { readonly type: 'shelf.keep'; readonly entry: A }
  | { readonly type: 'shelf.remove'; readonly clientId: string }
  | { readonly type: 'shelf.wipe' };

/** A shelf as an actor. It also completes its commands after the actor has ended. */
export const shelfActor = <A>(shelf: Shelf<A>) =>
  fromCallback<ShelfCommand<A>>(({ sendBack, receive }) => {
    const state: { of: string | null; last: Promise<void> } = { of: null, last: Promise.resolve() };
    const notify = (news: ShelfNews<A>): void => sendBack(news);
    const read = async (userId: string): Promise<void> => {
      const kept = await shelf.read(userId)();
      if (state.of !== userId) return;
      notify(
        isLeft(kept)
          ? { type: 'shelf.failed', failure: kept.left }
          : { type: 'shelf.read', entries: kept.right },
      );
    };
    const write = async (change: TaskEither<StorageFailure, void>): Promise<void> => {
      const done = await change();
      if (isLeft(done)) notify({ type: 'shelf.failed', failure: done.left });
    };
    const done = (command: ShelfCommand<A>): Promise<void> => {
      switch (command.type) {
        case 'shelf.open':
          return read(command.userId);
        case 'shelf.close':
          return Promise.resolve();
        case 'shelf.keep':
          return write(shelf.keep(command.entry));
        case 'shelf.remove':
          return write(shelf.remove(command.clientId));
        case 'shelf.wipe':
          return shelf.wipe();
      }
    };
    receive((command) => {
      if (command.type === 'shelf.open') state.of = command.userId;
      if (command.type === 'shelf.close') state.of = null;
      const work = (): Promise<void> => done(command);
      state.last = state.last.then(work, work);
    });
  });
