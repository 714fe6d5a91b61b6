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

/** Asks the database itself, once for all who want to know at the same time, and looks at the room on the disk. */
export const storageHealth = (sql: SqlDatabase, room: DiskRoom): AskHealth => {
  let asking: Promise<Health> | null = null;
  const asked = (): Promise<Health> =>
    sql.query('select 1', [], 'arrays').then(
      (): Health => (room.allows('write') ? { status: 'ok' } : readOnly),
      () => down,
    );
  return () =>
    (asking ??= Promise.race([asked(), late()]).finally(() => {
      asking = null;
    }));
};
