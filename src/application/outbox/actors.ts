import { isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { fromCallback } from 'xstate';
import type { StorageFailure } from '../../domain/session/storage-failure';
import type { ChatLine } from '../../ports/chat-line';
import type { Outbox } from '../../ports/outbox';
import type { LineCommand, ShelfCommand, ShelfNews } from './events';

export interface OutboxPorts {
  readonly outbox: Outbox;
  readonly line: ChatLine;
}

/** The outbox's actors over its ports. What the shelf was told is done also when its actor has ended. */
export const outboxActors = ({ outbox, line }: OutboxPorts) => ({
  shelf: fromCallback<ShelfCommand>(({ sendBack, receive }) => {
    const state: { of: string | null; last: Promise<void> } = { of: null, last: Promise.resolve() };
    const tell = (news: ShelfNews): void => sendBack(news);
    const read = async (userId: string): Promise<void> => {
      const kept = await outbox.read(userId)();
      if (state.of !== userId) return;
      tell(
        isLeft(kept)
          ? { type: 'shelf.failed', failure: kept.left }
          : { type: 'shelf.read', entries: kept.right },
      );
    };
    const write = async (change: TaskEither<StorageFailure, void>): Promise<void> => {
      const done = await change();
      if (isLeft(done)) tell({ type: 'shelf.failed', failure: done.left });
    };
    const done = (command: ShelfCommand): Promise<void> => {
      switch (command.type) {
        case 'shelf.open':
          return read(command.userId);
        case 'shelf.close':
          return Promise.resolve();
        case 'shelf.keep':
          return write(outbox.keep(command.entry));
        case 'shelf.remove':
          return write(outbox.remove(command.clientId));
        case 'shelf.wipe':
          return outbox.wipe();
      }
    };
    receive((command) => {
      if (command.type === 'shelf.open') state.of = command.userId;
      if (command.type === 'shelf.close') state.of = null;
      const work = (): Promise<void> => done(command);
      state.last = state.last.then(work, work);
    });
  }),
  line: fromCallback<LineCommand>(({ sendBack, receive }) => {
    receive(({ message }) => line.send(message));
    return line.listen(sendBack);
  }),
});
