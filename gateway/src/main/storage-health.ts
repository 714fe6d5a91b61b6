import type { DiskRoom } from '../adapters/data-folder/disk-room';
import type { SqlDatabase } from '../adapters/database/sql-client';
import type { AskHealth, Health } from '../ports/health';

const patienceMs = 3_000;

const down: Health = { status: 'down', reason: '数据库没有回应' };
const readOnly: Health = { status: 'readOnly', reason: '磁盘空间不足，暂停写入，读取照常' };

const late = (): Promise<Health> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(down), patienceMs).unref();
  });

/** A database that answered any caller so recently is well, also for a caller that waits now; milliseconds. */
const lately = 1_000;

export interface HeardDatabase extends SqlDatabase {
  readonly answeredLately: () => boolean;
}

/** The same database, of which is known when it last answered anybody. */
export const heardDatabase = (sql: SqlDatabase): HeardDatabase => {
  let answeredAt = Number.NEGATIVE_INFINITY;
  const noted = async <A>(answer: Promise<A>): Promise<A> => {
    const answered = await answer;
    answeredAt = performance.now();
    return answered;
  };
  return {
    ...sql,
    query: (text, parameters, shape) => noted(sql.query(text, parameters, shape)),
    transaction: (work) => noted(sql.transaction(work)),
    answeredLately: () => performance.now() - answeredAt < lately,
  };
};

/** Asks the database itself where no caller has recently, once for all simultaneous requests, and checks the free space on the disk. */
export const storageHealth = (sql: HeardDatabase, room: DiskRoom): AskHealth => {
  let asking: Promise<Health> | null = null;
  const well = (): Health => (room.allows('write') ? { status: 'ok' } : readOnly);
  const asked = (): Promise<Health> => sql.query('select 1', [], 'arrays').then(well, () => down);
  return () => {
    if (sql.answeredLately()) return Promise.resolve(well());
    return (asking ??= Promise.race([asked(), late()]).finally(() => {
      asking = null;
    }));
  };
};
