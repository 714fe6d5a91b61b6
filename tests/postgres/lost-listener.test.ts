import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pictureProcess } from '../../gateway/src/adapters/pictures/picture-process';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import { locations } from '../../gateway/src/main/locations';
import { openBus } from '../../gateway/src/main/open-bus';
import { openStorage } from '../../gateway/src/main/storage';
import { silentLog } from '../../tools/process/silent-log';
import { seededImage } from '../support/gateway/database-image';
import { testServer } from '../support/gateway/postgres-databases';
import { sampleContent } from '../support/gateway/sample-content';

test('[OPS-02] an instance that hears of no changes says so until it hears them again', async () => {
  const options = await (await seededImage('sample', sampleContent)).storage();
  if (options.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
  const pictures = pictureProcess(locations.pictureWorker);
  const storage = await openStorage(options, {
    log: silentLog,
    seed: () => Promise.resolve(false),
    onLost: () => undefined,
    pictures,
  });
  const bus = await openBus({ storage: options }, storage, {
    clock: systemClock,
    log: silentLog,
    onAge: () => undefined,
  });
  const server = new pg.Client({ connectionString: `${testServer}/postgres` });
  await server.connect();
  onTestFinished(async () => {
    await bus.close();
    await storage.close();
    await pictures.close();
    await server.end();
  });
  let changes = 0;
  storage.whenPublicContentChanges(() => (changes += 1));
  const name = new URL(options.address).pathname.slice(1);
  const allow = (allowed: boolean) =>
    server.query(`alter database ${name} with allow_connections ${allowed}`);
  expect([bus.problem(), storage.hearsChanges()]).toEqual([null, true]);

  await allow(false);
  await server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen%'`,
    [name],
  );
  await vi.waitUntil(() => !storage.hearsChanges(), 15_000);
  expect(bus.problem()).toBe('接收其他实例变更的数据库连接已断开，通知会延后');

  const before = changes;
  await allow(true);
  await vi.waitUntil(() => storage.hearsChanges(), 15_000);
  expect(bus.problem()).toBeNull();
  await vi.waitUntil(() => changes > before, 15_000);
});
