import type { WorkerChannel } from './channel';
import type { WorkerNotice, WorkerReply, WorkerRequest } from './protocol';

/** The worker answered that the task failed. */
export class TaskFailed extends Error {
  readonly fault: string;
  constructor(message: string, fault = 'task') {
    super(message);
    this.fault = fault;
  }
}

/** The worker ended before it answered. */
export class WorkerLost extends Error {}

export interface TaskWorker<Task> {
  /** Rejects with TaskFailed or WorkerLost. */
  readonly ask: (task: Task) => Promise<unknown>;
  /** Settles when the worker reports that it has started; only for workers that report it. */
  readonly started: () => Promise<unknown>;
  /** Ends the worker during any task; pending tasks reject. */
  readonly end: () => Promise<void>;
  readonly hasEnded: () => boolean;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Numbers the tasks of one worker and matches the answers with them.
 * @param onEnd called once, when the worker ends
 */
export const taskWorker = <Task>(
  channel: WorkerChannel,
  onEnd: () => void,
  onNotice: (notice: string) => void = () => undefined,
): TaskWorker<Task> => {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended = false;

  const answerOf = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) reject(new WorkerLost('The worker has ended.'));
      else pending.set(id, { resolve, reject });
    });

  const lose = (cause?: Error): void => {
    if (ended) return;
    ended = true;
    for (const { reject } of pending.values()) reject(new WorkerLost('The worker has ended.', { cause }));
    pending.clear();
    onEnd();
  };

  channel.onMessage((received) => {
    const message = received as WorkerReply | WorkerNotice;
    if ('notice' in message) {
      onNotice(message.notice);
      return;
    }
    const asked = pending.get(message.id);
    pending.delete(message.id);
    if (message.ok) asked?.resolve(message.value);
    else asked?.reject(new TaskFailed(message.message, message.fault));
  });
  channel.onEnd(lose);

  return {
    ask: async (task) => {
      lastId += 1;
      const answer = answerOf(lastId);
      if (!ended) channel.send({ id: lastId, task } satisfies WorkerRequest<Task>);
      return answer;
    },
    started: () => answerOf(0),
    end: async () => {
      lose();
      await channel.kill();
    },
    hasEnded: () => ended,
  };
};
