import { left, right, type Either } from 'fp-ts/Either';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../system/system-clock';
import type { WorkerChannel } from './channel';
import { taskWorker, type TaskWorker } from './task-worker';

/** The task was not begun: too many wait, its turn did not come in time, or the pool was closed. */
export class PoolBusy extends Error {}

export interface PoolBounds {
  /** How many tasks run at a time. Default: 1. */
  readonly workers?: number;
  /** How many tasks may wait for a worker. */
  readonly maxWaiting: number;
  /** How long a task may wait, in milliseconds. Default: without end. */
  readonly waitMs?: number;
  /** How long a task may run, in milliseconds. Its worker is ended then. */
  readonly runMs: number;
  readonly clock?: Pick<Clock, 'after'>;
}

export interface WorkerPool<Task, Answer> {
  /**
   * Returns PoolBusy, WorkerLost or TaskFailed on the left.
   * @param urgent runs before all that are not urgent, and may wait in a longer queue
   */
  readonly run: (task: Task, urgent?: { readonly maxWaiting: number }) => Promise<Either<Error, Answer>>;
  /** Ends the workers; the tasks that wait, and those that come later, are refused. */
  readonly close: () => Promise<void>;
}

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly isUrgent: boolean;
  readonly settle: (result: Either<Error, Answer>) => void;
  readonly stopWaiting: () => void;
}

/**
 * Runs tasks in workers, each of which has one task at a time. A worker starts when a task needs it, and again after a
 * crash. The answers have the type that the worker's file sends.
 */
export const workerPool = <Task, Answer>(
  open: () => WorkerChannel,
  { workers: most = 1, maxWaiting, waitMs, runMs, clock = systemClock }: PoolBounds,
): WorkerPool<Task, Answer> => {
  const waiting: Waiting<Task, Answer>[] = [];
  const idle: TaskWorker<Task>[] = [];
  const all = new Set<TaskWorker<Task>>();
  let isClosed = false;

  const started = (): TaskWorker<Task> => {
    const worker = taskWorker<Task>(open(), () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    all.add(worker);
    return worker;
  };

  const freeWorker = (): TaskWorker<Task> | undefined =>
    idle.pop() ?? (all.size < most ? started() : undefined);

  const leaveQueue = (one: Waiting<Task, Answer>): void => {
    waiting.splice(waiting.indexOf(one), 1);
    one.stopWaiting();
  };

  const runOn = async (worker: TaskWorker<Task>, { task, settle }: Waiting<Task, Answer>): Promise<void> => {
    const stopDeadline = clock.after(runMs, () => void worker.end());
    const result = await worker.ask(task).then(
      (answer) => right(answer as Answer),
      (error: unknown) => left(error instanceof Error ? error : new Error(String(error))),
    );
    stopDeadline();
    if (!worker.hasEnded()) idle.push(worker);
    settle(result);
    serve();
  };

  const serve = (): void => {
    for (;;) {
      const next = waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0];
      const worker = next && freeWorker();
      if (next === undefined || worker === undefined) return;
      leaveQueue(next);
      void runOn(worker, next);
    }
  };

  return {
    run: (task, urgent) =>
      new Promise((settle) => {
        if (isClosed) {
          settle(left(new PoolBusy('The pool is closed.')));
          return;
        }
        if (waiting.length >= (urgent?.maxWaiting ?? maxWaiting)) {
          settle(left(new PoolBusy('Too many tasks wait.')));
          return;
        }
        const expire = (): void => {
          leaveQueue(one);
          settle(left(new PoolBusy('The task waited too long.')));
        };
        const stopWaiting = waitMs === undefined ? () => undefined : clock.after(waitMs, expire);
        const one: Waiting<Task, Answer> = { task, isUrgent: urgent !== undefined, settle, stopWaiting };
        waiting.push(one);
        serve();
      }),
    close: async () => {
      isClosed = true;
      for (const one of [...waiting]) {
        leaveQueue(one);
        one.settle(left(new PoolBusy('The pool is closed.')));
      }
      await Promise.all(Array.from(all, (worker) => worker.end()));
    },
  };
};
