import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataFolderProblem } from '../../../gateway/src/adapters/data-folder/data-folder';
import { silentLog } from '../../../tools/process/silent-log';
import { callGateway } from '../../support/gateway/call';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededTemplate } from '../../support/gateway/template';
import { startTestGateway } from '../../support/gateway/test-gateway';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = async (fresh = false, log = silentLog) =>
  startTestGateway({
    log,
    storage: { kind: 'folder', folder, fresh, template: await seededTemplate('sample', sampleContent) },
  });
const unread = async (url: string, token: string) =>
  (await callGateway(url, '/webapp/message!seeListNum.action', { token })).data;

// Each start makes or opens a database on the disk, which takes its time on a busy machine.
describe('the data folder', { timeout: 60_000 }, () => {
  test('[OPS-05] keeps logins and messages over a restart; a fresh start throws them away', async () => {
    const first = await start();
    const token = await first.inside.sessions.open('u4');
    await first.inside.send({ from: 'u1', to: 'u4', content: '你好', clientId: null });
    await first.close();

    const second = await start();
    expect(await unread(second.url, token)).toEqual({ num: 1 });
    await second.close();

    const third = await start(true);
    expect((await callGateway(third.url, '/webapp/register!get.action', { token })).code).toBe(401);
    expect(await unread(third.url, await third.inside.sessions.open('u4'))).toEqual({ num: 0 });
    await third.close();
  });

  test('[OPS-01] of a process that was killed is taken over, and what it had half made is thrown away', async () => {
    await mkdir(join(folder, 'gateway.lock'));
    const longAgo = new Date(0);
    await utimes(join(folder, 'gateway.lock'), longAgo, longAgo);
    await writeFile(join(folder, 'holder.txt'), '999999999\n1970-01-01T00:00:00.000Z\n');
    await mkdir(join(folder, 'database.new'));
    await writeFile(join(folder, 'database.new', 'PG_VERSION'), 'half');
    const gateway = await start();
    expect(await unread(gateway.url, await gateway.inside.sessions.open('u1'))).toEqual({ num: 1 });
    await gateway.close();
    expect((await readdir(folder)).sort()).toEqual(['ballast', 'database']);
  });

  test('[OPS-01] of a process that was killed just now is waited for, and the operator is told', async () => {
    await mkdir(join(folder, 'gateway.lock'));
    const signOfLife = new Date(Date.now() - 4_000);
    await utimes(join(folder, 'gateway.lock'), signOfLife, signOfLife);
    await writeFile(join(folder, 'holder.txt'), '999999999\n2026-11-22T04:00:00.000Z\n');
    const told: string[] = [];
    const gateway = await start(false, { ...silentLog, info: (line) => told.push(line) });
    expect(told[0]).toBe(`进程 999999999 已不在，正在等待它留下的锁失效：${folder}`);
    await gateway.close();
  });

  test('[OPS-01] of a process that was killed a moment ago, whose number is this one’s too, is taken over at once', async () => {
    await mkdir(join(folder, 'gateway.lock'));
    const kernel = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    await writeFile(join(folder, 'holder.txt'), `${process.pid}\n2026-11-22T04:00:00.000Z\n${kernel}`);
    const told: string[] = [];
    const gateway = await start(false, { ...silentLog, info: (line) => told.push(line) });
    expect(told[0]).toBe(`进程 ${process.pid} 已不在，接管它留下的数据目录：${folder}`);
    await expect(start()).rejects.toThrow(`数据目录正被进程 ${process.pid} 使用`);
    await gateway.close();
  });

  test('[OPS-01] that others may read is theirs no more once it is opened', async () => {
    await mkdir(join(folder, 'files', 'avatar'), { recursive: true, mode: 0o755 });
    await writeFile(join(folder, 'files', 'avatar', 'x'), '', { mode: 0o644 });
    await chmod(folder, 0o755);
    await (await start()).close();
    const rights = async (...names: string[]) => (await stat(join(folder, ...names))).mode & 0o777;
    expect([await rights(), await rights('files', 'avatar'), await rights('files', 'avatar', 'x')]).toEqual([
      0o700, 0o700, 0o600,
    ]);
  });

  test('[OPS-01] with a database that cannot be opened is told in one line for the operator', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), 'broken');
    const failed = await start().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DataFolderProblem);
    expect(failed).toHaveProperty(
      'message',
      `${join(folder, 'database')} 中的数据库已损坏或无法打开，请从备份恢复，或用 --fresh 重新开始`,
    );
  });

  test('[OPS-01] held by another is refused, and the holder goes on undisturbed', async () => {
    const holder = await start();
    await expect(start()).rejects.toThrow(`数据目录正被进程 ${process.pid} 使用`);
    expect(await unread(holder.url, await holder.inside.sessions.open('u1'))).toEqual({ num: 1 });
    await holder.close();
  });

  test('[OPS-05] written by a newer program is refused, and left as it is', async () => {
    const first = await start();
    await first.close();
    const { openPglite } = await import('../../../gateway/src/adapters/database/pglite/connection');
    const { locations } = await import('../../../gateway/src/main/locations');
    const later = await openPglite(locations.databaseThread, {
      folder: join(folder, 'database'),
      template: null,
    });
    await later.script("insert into schema_migration (name) values ('9999-later.sql')");
    await later.close();
    await expect(start()).rejects.toThrow('数据库由更新的版本写成（9999-later.sql）');
    expect((await readdir(folder)).sort()).toEqual(['ballast', 'database']);
  });

  test('[OPS-01] whose lock is taken away ends the gateway before anybody else can write', async () => {
    const told: string[] = [];
    const gateway = await startTestGateway({
      storage: {
        kind: 'folder',
        folder,
        fresh: false,
        template: await seededTemplate('sample', sampleContent),
      },
      onFatal: (line) => told.push(line),
    });
    await rm(join(folder, 'gateway.lock'), { recursive: true });
    await vi.waitUntil(() => told.length > 0, { timeout: 20_000 });
    expect(told).toEqual(['数据目录的锁已失去，停止写入']);
    await gateway.close();
  });
});
