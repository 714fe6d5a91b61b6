import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface TaskBounds {
  /** How many may wait at once. */
  readonly mostWaiting: number;
  /** How long one task may take, in milliseconds; then its process is ended. */
  readonly longestMs: number;
}

/** What comes of a task that has no answer: too many wait, or its process was lost. */
export type Unanswered = 'busy' | 'lost';

interface Numbered {
  readonly id: number;
}

export interface TaskProcess<Task, Answer> {
  readonly ask: (task: Task) => Promise<Answer | Unanswered>;
  readonly close: () => Promise<void>;
}

/** Sources need a loader; a drawn picture is freed at once where all threads share one arena of memory. */
const started = (entry: URL): ChildProcess =>
  fork(fileURLToPath(entry), [], {
    execArgv: entry.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Tasks, one after the other, in a process of their own, which starts with the first and again after a loss. */
export const taskProcess = <Task extends object, Answer extends Numbered>(
  entry: URL,
  { mostWaiting, longestMs }: TaskBounds,
): TaskProcess<Task, Answer> => {
  let child: ChildProcess | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastId = 0;

  const living = (): ChildProcess => {
    if (child !== null && child.connected) return child;
    child = started(entry);
    return child;
  };

  const asked = (task: Task): Promise<Answer | 'lost'> =>
    new Promise((resolve) => {
      const worker = living();
      lastId += 1;
      const id = lastId;
      const settle = (result: Answer | 'lost'): void => {
        clearTimeout(late);
        worker.off('message', hear);
        worker.off('close', fail);
        worker.off('error', fail);
        resolve(result);
      };
      const hear = (answer: Answer): void => {
        if (answer.id === id) settle(answer);
      };
      const fail = (): void => settle('lost');
      const late = setTimeout(() => {
        worker.kill('SIGKILL');
        if (child === worker) child = null;
        fail();
      }, longestMs);
      worker.on('message', hear);
      worker.once('close', fail);
      worker.once('error', fail);
      worker.send({ ...task, id }, (error) => {
        if (error !== null) fail();
      });
    });

  return {
    ask: async (task) => {
      if (waiting >= mostWaiting) return 'busy';
      waiting += 1;
      const turn = tail.then(() => asked(task)).finally(() => (waiting -= 1));
      tail = turn;
      return turn;
    },
    close: () => {
      child?.kill('SIGKILL');
      return Promise.resolve();
    },
  };
};
