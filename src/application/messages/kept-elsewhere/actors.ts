import { isLeft, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { fromPromise } from 'xstate';
import type { OutboxQueue } from '../../../domain/chat/outbox-queue';
import type { FileQueue } from '../../../domain/chat/waiting-file';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { fromListener } from '../../kit/from-listener';
import type { Reading } from './setup';

/** Reads what a user has on the device, and removes nothing: another tab may have another user. */
type Peek<A> = (userId: string) => TaskEither<StorageFailure, A>;

export interface ElsewherePorts {
  readonly messages: { readonly peek: Peek<OutboxQueue> };
  readonly files: { readonly peek: Peek<FileQueue> };
  /** Reports when another tab changed something. */
  readonly changes: {
    /** @returns unsubscribes */
    readonly listen: (hear: () => void) => () => void;
  };
}

/** The flow's actors over its ports. */
export const elsewhereActors = ({ messages, files, changes }: ElsewherePorts) => ({
  changes: fromListener(({ sendBack }) => changes.listen(() => sendBack({ type: 'elsewhere.changed' }))),
  read: fromPromise<Reading, string | null>(async ({ input }) => {
    if (input === null) return right({ queue: [], files: [] });
    const [queue, waiting] = await Promise.all([messages.peek(input)(), files.peek(input)()]);
    if (isLeft(queue)) return queue;
    return isLeft(waiting) ? waiting : right({ queue: queue.right, files: waiting.right });
  }),
});
