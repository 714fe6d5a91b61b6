import { Worker } from 'node:worker_threads';
import type { SqlConnection } from '../serial-database';
import type { WorkerAnswer, WorkerRequest, WorkerStart, WorkerTask } from './protocol';

export interface PgliteConnection extends SqlConnection {
  /** The whole database as one file, to begin others from. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Sources need a loader, which a worker thread does not take over from its parent. */
const sourceLoader = (entry: URL): string => `
  import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
    .then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });
`;

const newWorker = (entry: URL, start: WorkerStart): Worker =>
  entry.pathname.endsWith('.ts')
    ? new Worker(sourceLoader(entry), { eval: true, workerData: start })
    : new Worker(entry, { workerData: start });

/**
 * Opens PGlite in a worker thread. `entry` is the worker's file: worker.ts, or what was built from it.
 * `onLost` is told when the thread ends without being asked to.
 */
export const openPglite = async (
  entry: URL,
  start: WorkerStart,
  onLost: () => void = () => undefined,
): Promise<PgliteConnection> => {
  const worker = newWorker(entry, start);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended = false;
  let closing = false;

  const answerOf = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) reject(new Error('The database thread has ended.'));
      else waiting.set(id, { resolve, reject });
    });

  const ask = (task: WorkerTask): Promise<unknown> => {
    lastId += 1;
    const answer = answerOf(lastId);
    worker.postMessage({ id: lastId, task } satisfies WorkerRequest);
    return answer;
  };

  const failAll = (error: Error): void => {
    ended = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  worker.on('message', (answer: WorkerAnswer) => {
    const waiter = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) waiter?.resolve(answer.value);
    else waiter?.reject(new Error(answer.message));
  });
  worker.on('error', failAll);
  worker.on('exit', () => {
    failAll(new Error('The database thread has ended.'));
    if (!closing) onLost();
  });

  try {
    await answerOf(0);
  } catch (error) {
    closing = true;
    await worker.terminate();
    throw error;
  }

  return {
    query: (sql, parameters, shape) =>
      ask({ kind: 'query', sql, parameters, shape }).then((rows) => rows as unknown[]),
    script: (sql) => ask({ kind: 'script', sql }).then(() => undefined),
    dump: () => ask({ kind: 'dump' }).then((file) => file as Uint8Array<ArrayBuffer>),
    close: async () => {
      closing = true;
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
};
