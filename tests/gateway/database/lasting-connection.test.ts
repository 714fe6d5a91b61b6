import { expect, test } from 'vitest';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import {
  lastingConnection,
  type LastingNeeds,
} from '../../../gateway/src/adapters/database/pglite/lasting-connection';
import { serialDatabase } from '../../../gateway/src/adapters/database/serial-database';
import { silentLog } from '../../../tools/process/silent-log';
import { NoRoom, StorageUnavailable } from '../../../gateway/src/ports/storage-fault';
import { databaseThread } from '../../support/gateway/database-thread';

const nothing = { folder: null, template: null };
const echoes = 'parentPort.postMessage({ id, ok: true, value: [[task.sql ?? task.kind]] });';
/** What PGlite does when its write-ahead log cannot be written: it turns in a circle and hears nothing more. */
const spins = `if (task.sql === 'wedge') for (;;); ${echoes}`;
const fails = (fault: string) => `if (task.sql === 'wedge')
  parentPort.postMessage({ id, ok: false, message: 'No space left on device', fault: '${fault}' }); else { ${echoes} }`;

const lasting = async (onTask: string, needs: Partial<LastingNeeds> = {}) => {
  const lost: string[] = [];
  let openings = 0;
  const open = () => {
    openings += 1;
    return openPglite(databaseThread(onTask), nothing);
  };
  const source = lastingConnection(await open(), {
    log: silentLog,
    reopen: open,
    onLost: (line) => lost.push(line),
    deadlines: { answerMs: 100, threadMs: 150 },
    ...needs,
  });
  return { database: serialDatabase(source), lost, openings: () => openings };
};

test('[OPS-01] a statement that never ends is answered with a failure, and the next one by a new thread', async () => {
  const { database, lost, openings } = await lasting(spins);
  await expect(database.script('wedge')).rejects.toBeInstanceOf(StorageUnavailable);
  // Whoever asks until the hung thread is ended is answered too; then the database is opened anew.
  const again = (): Promise<unknown[]> => database.query('select 1', [], 'arrays').catch(() => again());
  expect(await again()).toEqual([['select 1']]);
  expect([openings(), lost]).toEqual([2, []]);
  await database.close();
});

test.each([
  ['noRoom', NoRoom],
  ['broken', StorageUnavailable],
] as const)('[OPS-01] after the fault "%s" the thread is asked nothing more', async (fault, failure) => {
  const { database, openings } = await lasting(fails(fault));
  await expect(database.script('wedge')).rejects.toBeInstanceOf(failure);
  expect(await database.query('select 1', [], 'arrays')).toEqual([['select 1']]);
  expect(openings()).toBe(2);
  await database.close();
});

test('[OPS-01] what a transaction had left to do is not done by the thread that comes after', async () => {
  const { database } = await lasting(fails('noRoom'));
  const done: unknown[] = [];
  const whole = database.transaction(async (client) => {
    await client.script('wedge').catch((error: unknown) => done.push(error));
    done.push(await client.query('insert', [], 'arrays').catch(() => 'refused'));
  });
  await expect(whole).rejects.toBeInstanceOf(StorageUnavailable);
  expect(done).toEqual([expect.any(NoRoom), 'refused']);
  await database.close();
});

test('[OPS-01] a database in memory whose thread hangs is lost, and so is one that cannot be opened again', async () => {
  const inMemory = await lasting(spins, { reopen: null });
  await expect(inMemory.database.script('wedge')).rejects.toBeInstanceOf(StorageUnavailable);
  const full = await lasting(fails('noRoom'), { reopen: () => Promise.reject(new Error('no space left')) });
  await expect(full.database.script('wedge')).rejects.toBeInstanceOf(NoRoom);
  await expect(full.database.script('select 1')).rejects.toBeInstanceOf(StorageUnavailable);
  expect(full.lost).toEqual(['数据库无法重新打开，请检查磁盘空间后重新启动']);
  await expect.poll(() => inMemory.lost).toEqual(['数据库没有回应，内存中的数据已失去']);
});

test('[OPS-01] who waited too long in the queue is told, and what they asked is not done later', async () => {
  const asked: string[] = [];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const client = {
    query: () => Promise.resolve([]),
    script: async (sql: string) => {
      asked.push(sql);
      if (sql === 'slow') await held;
    },
  };
  const database = serialDatabase(
    { client: () => Promise.resolve(client), close: () => Promise.resolve() },
    20,
  );
  const slow = database.script('slow');
  await expect(database.script('late')).rejects.toBeInstanceOf(StorageUnavailable);
  goOn();
  await slow;
  await database.script('after');
  expect(asked).toEqual(['slow', 'after']);
});
