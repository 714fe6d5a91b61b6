import { Worker } from 'node:worker_threads';
import { NoRoom, StorageUnavailable } from '../../../ports/storage-fault';
import type { SqlConnection } from '../serial-database';
import { compiledDatabase } from './compiled-database';
import type { WorkerMessage, WorkerRequest, WorkerStart, WorkerTask } from './protocol';

export interface PgliteConnection extends SqlConnection {
  /** Ends the thread at once, during any statement; pending statements fail. `onLost` is not called. */
  readonly end: () => Promise<void>;
  /** Whether its thread is gone. */
  readonly hasEnded: () => boolean;
  /** The whole database as one file, to begin others from. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** What the database begins from. */
export type DatabaseBegun = Omit<WorkerStart, 'compiled'>;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const failureOf = (fault: 'noRoom' | 'broken', cause: Error): Error =>
  fault === 'noRoom' ? new NoRoom({ cause }) : new StorageUnavailable(cause.message, { cause });

/** A new database is made within a few seconds; a longer start never ends. */
const openingMs = 60_000;
/** Data that is not written by then is replayed from the write-ahead log at the next opening. */
const closingMs = 5_000;

const lostText = 'The database thread has ended.';

/**
 * Opens PGlite in a worker thread. `entry` is the thread's file: database-thread.mjs, or its bundle.
 * `onLost` is called when the thread ends without a request, `onPublicChange` when public content has changed,
 * before the writer gets its answer. After a fault of the database itself (no space, broken
 * files) the thread is ended too: its next statement would never be answered.
 */
export const openPglite = async (
  entry: URL,
  begun: DatabaseBegun,
  onLost: () => void = () => undefined,
  onPublicChange: () => void = () => undefined,
): Promise<PgliteConnection> => {
  const start: WorkerStart = { ...begun, compiled: await compiledDatabase() };
  const worker = new Worker(entry, { workerData: start });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended = false;
  let closing = false;

  const answerOf = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) reject(new StorageUnavailable(lostText));
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

  worker.on('message', (answer: WorkerMessage) => {
    if ('kind' in answer) {
      onPublicChange();
      return;
    }
    const waiter = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) {
      waiter?.resolve(answer.value);
      return;
    }
    const cause = new Error(answer.message);
    waiter?.reject(answer.fault === 'statement' ? cause : failureOf(answer.fault, cause));
    if (answer.fault !== 'statement') {
      failAll(new StorageUnavailable(lostText, { cause }));
      void worker.terminate();
    }
  });
  worker.on('error', (cause) => failAll(new StorageUnavailable(lostText, { cause })));
  worker.on('exit', () => {
    failAll(new StorageUnavailable(lostText));
    if (!closing) onLost();
  });

  const end = async (): Promise<void> => {
    closing = true;
    failAll(new StorageUnavailable(lostText));
    await worker.terminate();
  };

  const tooLate = setTimeout(() => void end(), openingMs);
  try {
    await answerOf(0);
  } catch (error) {
    await end();
    throw error;
  } finally {
    clearTimeout(tooLate);
  }

  return {
    end,
    hasEnded: () => ended,
    query: (sql, parameters, shape) =>
      ask({ kind: 'query', sql, parameters, shape }).then((rows) => rows as unknown[]),
    script: (sql) => ask({ kind: 'script', sql }).then(() => undefined),
    dump: () => ask({ kind: 'dump' }).then((file) => file as Uint8Array<ArrayBuffer>),
    close: async () => {
      closing = true;
      const late = setTimeout(() => void end(), closingMs);
      if (!ended) await ask({ kind: 'close' }).finally(() => clearTimeout(late));
      clearTimeout(late);
      await worker.terminate();
    },
  };
};
