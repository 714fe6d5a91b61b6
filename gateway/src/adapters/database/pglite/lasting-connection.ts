import type { Log } from '../../../ports/log';
import { storageFaultOf, StorageUnavailable } from '../../../ports/storage-fault';
import type { SqlSource } from '../serial-database';
import type { SqlClient } from '../sql-client';
import type { PgliteConnection } from './connection';

export interface LastingNeeds {
  readonly log: Log;
  /** Opens the same database again; null where what was lost is gone, as in memory. */
  readonly reopen: (() => Promise<PgliteConnection>) | null;
  /** Called when it cannot be opened again: the process must end. */
  readonly onLost: (line: string) => void;
  /** How long a statement is waited for, and when its thread is taken for hung; milliseconds. */
  readonly deadlines?: { readonly answerMs: number; readonly threadMs: number };
}

/** A statement of ours takes milliseconds. A thread on a machine that is busy may take its time; a hung one never ends. */
const usualDeadlines = { answerMs: 10_000, threadMs: 15_000 };
/** So many openings without one statement that was answered in between, and it is no use. */
const mostReopenings = 3;

/**
 * A connection whose every statement has a deadline. A thread that does not answer, has no space or is gone is ended
 * and the database opened again for the next caller; pending statements fail, and are rolled back.
 */
export const lastingConnection = (first: PgliteConnection, needs: LastingNeeds): SqlSource => {
  const { log, reopen, onLost, deadlines = usualDeadlines } = needs;
  let current = first;
  let opening: Promise<PgliteConnection> | null = null;
  let reopenings = 0;

  const endHung = (connection: PgliteConnection): void => {
    log.problem(`数据库 ${deadlines.threadMs / 1_000} 秒内没有回应，已结束它的线程`);
    void connection.end();
    if (reopen === null) onLost('数据库没有回应，内存中的数据已失去');
  };

  const inTime = <A>(connection: PgliteConnection, asked: Promise<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new StorageUnavailable('The database did not answer in time.')),
        deadlines.answerMs,
      );
      const hung = setTimeout(() => endHung(connection), deadlines.threadMs);
      const settle = (): void => {
        clearTimeout(late);
        clearTimeout(hung);
      };
      asked.then(
        (answer) => {
          settle();
          reopenings = 0;
          resolve(answer);
        },
        (error: unknown) => {
          settle();
          reject(error instanceof Error ? error : new StorageUnavailable(String(error)));
        },
      );
    });

  const opened = async (again: () => Promise<PgliteConnection>): Promise<PgliteConnection> => {
    await current.end();
    reopenings += 1;
    try {
      if (reopenings > mostReopenings) throw new StorageUnavailable('The database fails again and again.');
      current = await again();
      log.info('数据库已重新打开');
      return current;
    } catch (error) {
      onLost('数据库无法重新打开，请检查磁盘空间后重新启动');
      throw (
        storageFaultOf(error) ?? new StorageUnavailable('The database cannot be opened.', { cause: error })
      );
    }
  };

  const live = (): Promise<PgliteConnection> => {
    if (!current.hasEnded()) return Promise.resolve(current);
    if (reopen === null) return Promise.reject(new StorageUnavailable('The database is gone.'));
    opening ??= opened(reopen).finally(() => {
      opening = null;
    });
    return opening;
  };

  const clientOf = (connection: PgliteConnection): SqlClient => ({
    query: (sql, parameters, shape) => inTime(connection, connection.query(sql, parameters, shape)),
    script: (sql) => inTime(connection, connection.script(sql)),
  });

  return { client: () => live().then(clientOf), close: () => current.close() };
};
