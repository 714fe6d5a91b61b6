import { NoRoom, StorageUnavailable } from '../../../ports/storage-fault';
import { threadChannel } from '../../worker/channel';
import { TaskFailed, taskWorker } from '../../worker/task-worker';
import type { SqlConnection } from '../serial-database';
import { compiledDatabase } from './compiled-database';
import type { DatabaseStart, DatabaseTask } from './protocol';

export interface PgliteConnection extends SqlConnection {
  /** Ends the thread at once, during any statement; pending statements fail. `onLost` is not called. */
  readonly end: () => Promise<void>;
  /** Whether its thread is gone. */
  readonly hasEnded: () => boolean;
  /** The whole database as one file, to begin others from. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** What the database begins from. */
export type DatabaseBegun = Omit<DatabaseStart, 'compiled'>;

const lostText = 'The database thread has ended.';

/** After any other fault than a statement's, PGlite never answers again. */
const isFatal = (error: unknown): boolean => error instanceof TaskFailed && error.fault !== 'statement';

const faultOf = (error: unknown): Error => {
  if (!(error instanceof TaskFailed)) return new StorageUnavailable(lostText, { cause: error });
  const cause = new Error(error.message);
  if (error.fault === 'statement') return cause;
  return error.fault === 'noRoom' ? new NoRoom({ cause }) : new StorageUnavailable(cause.message, { cause });
};

/** A new database is made within a few seconds; a longer start never ends. */
const openingMs = 60_000;
/** Data that is not written by then is replayed from the write-ahead log at the next opening. */
const closingMs = 5_000;

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
  const start: DatabaseStart = { ...begun, compiled: await compiledDatabase() };
  /** Until it is open and once it is closing, the end of the thread is no loss. */
  let isOpen = false;
  const onEnd = (): void => {
    if (isOpen) onLost();
  };
  const worker = taskWorker<DatabaseTask>(threadChannel(entry, start, true), onEnd, onPublicChange);

  const settled = async (answer: Promise<unknown>): Promise<unknown> => {
    try {
      return await answer;
    } catch (error) {
      if (isFatal(error)) void worker.end();
      throw faultOf(error);
    }
  };
  const ask = (task: DatabaseTask): Promise<unknown> => settled(worker.ask(task));

  const end = async (): Promise<void> => {
    isOpen = false;
    await worker.end();
  };

  const tooLate = setTimeout(() => void end(), openingMs);
  try {
    await settled(worker.started());
    isOpen = true;
  } catch (error) {
    await end();
    throw error;
  } finally {
    clearTimeout(tooLate);
  }

  return {
    end,
    hasEnded: worker.hasEnded,
    query: (sql, parameters, shape) =>
      ask({ kind: 'query', sql, parameters, shape }).then((rows) => rows as unknown[]),
    script: (sql) => ask({ kind: 'script', sql }).then(() => undefined),
    dump: () => ask({ kind: 'dump' }).then((file) => file as Uint8Array<ArrayBuffer>),
    close: async () => {
      isOpen = false;
      const late = setTimeout(() => void end(), closingMs);
      if (!worker.hasEnded()) await ask({ kind: 'close' }).finally(() => clearTimeout(late));
      clearTimeout(late);
      await worker.end();
    },
  };
};
