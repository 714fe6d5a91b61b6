import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { buildGateway, runGatewayCommand, type GatewayProcess } from '../../support/gateway/gateway-process';
import { startTestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

let folder: string;
let gateway: GatewayProcess;
let url: string;
let secondUrl: string;
const operator = (...args: string[]) => runGatewayCommand('operator', ['--data', folder, ...args]);

beforeAll(async () => {
  await buildGateway();
  folder = await mkdtemp(join(tmpdir(), 'hupo-process-'));
  gateway = runGatewayCommand('main', ['--data', folder, '--port', '0', '--second-port', '0']);
  ({ url, secondUrl } = await gateway.ready());
});
afterAll(async () => {
  gateway.stop('SIGKILL');
  await gateway.ended;
  await rm(folder, { recursive: true, force: true });
});

const refusedStart = async (...args: string[]) => {
  const started = runGatewayCommand('main', args);
  return { code: await started.ended, output: started.output() };
};

describe('the gateway as a process', { timeout: 60_000 }, () => {
  test('[OPS-01] says where it is and who may log in, and ends with one line for programs', () => {
    expect(gateway.output()).toContain(`琥珀并购已启动：${url}`);
    for (const { phone, password, demo } of demoSeed.accounts)
      expect(gateway.output().includes(`${phone}  ${password}`)).toBe(demo);
    expect(gateway.output().trimEnd().split('\n').at(-1)).toBe(`ready ${url} ${secondUrl}`);
  });

  test('[OPS-01] answers from its first line on', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', beacons: 0 });
    const { data } = await callGateway(url, '/webapp/sale!overview.action');
    expect(data).toMatchObject({ total: demoSeed.sales.length });
  });

  test('[OPS-01] keeps what it writes from everybody else of the machine', async () => {
    const names = await readdir(folder, { recursive: true });
    const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o077));
    expect(names.filter((_, index) => modes[index] !== 0)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['operator.sock', 'ballast', 'database']));
  });

  test('[OPS-01] a second one on the same folder is told who holds it, and ends', async () => {
    const { code, output } = await refusedStart('--data', folder, '--port', '0', '--second-port', '0');
    expect(code).toBe(1);
    expect(output).toContain(`数据目录正被进程 ${gateway.pid} 使用（自 `);
    expect(output).not.toContain('    at ');
  });

  test('[OPS-06] one that keeps nothing hears its operator in the folder that it was given', async () => {
    const place = join(folder, 'for-commands');
    const passing = runGatewayCommand('main', [
      '--memory',
      '--data',
      place,
      '--port',
      '0',
      '--second-port',
      '0',
    ]);
    await passing.ready();
    const asked = runGatewayCommand('operator', ['--data', place, 'codes']);
    await asked.ended;
    expect(asked.output().trim()).toBe('最近没有发送过验证码');
    expect(passing.output()).toContain(`npm run gateway 的指令要加 --data ${place}`);
    expect(existsSync(join(place, 'database'))).toBe(false);
    passing.stop('SIGTERM');
    await passing.ended;
  });

  test('[OPS-01] one that finds its port taken says so, and ends', async () => {
    const { port } = new URL(url);
    const { code, output } = await refusedStart('--memory', '--port', port, '--second-port', '0');
    expect([code, output.trim()]).toEqual([1, `端口 ${port} 已被占用，请换一个端口或结束占用它的程序`]);
  });

  test('[OPS-01] one whose folder cannot be written says so, and ends', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, output } = await refusedStart(
      '--data',
      join(file, 'data'),
      '--port',
      '0',
      '--second-port',
      '0',
    );
    expect(code).toBe(1);
    expect(output).toContain(`数据目录不可写：${join(file, 'data')}`);
    expect(output).not.toContain('    at ');
  });

  test('[OPS-01] one whose folder cannot be made at all says so, and ends', async () => {
    const { code, output } = await refusedStart(
      '--data',
      '/proc/hupo/data',
      '--port',
      '0',
      '--second-port',
      '0',
    );
    expect(code).toBe(1);
    expect(output).toContain('数据目录不可写：/proc/hupo/data');
  });

  test('[OPS-01] one that is asked for what it does not know says so, and ends', async () => {
    const { code, output } = await refusedStart('--port', '99999');
    expect([code, output.trim()]).toEqual([
      2,
      '--port（或环境变量 HUPO_PORT） 应为 0 到 65535 的整数，现为“99999”',
    ]);
  });

  test('[SEC-05] an operator revokes the logins of a user, and is told of one who does not exist', async () => {
    const known = operator('sessions', '--revoke', '13851206614');
    const unknown = operator('sessions', '--revoke', '10000000000');
    expect([await known.ended, known.output()]).toEqual([0, '已撤销 0 个登录\n']);
    expect([await unknown.ended, unknown.output()]).toEqual([1, '没有手机号为 10000000000 的账号\n']);
  });

  test('[OPS-05] a message that was answered as sent is there after SIGTERM, within 2 s, and a new start', async () => {
    const said = operator('say', '--from', '13851206614', '--to', '13916605278', '--text', '重启之后还在');
    expect(await said.ended).toBe(0);
    const stoppedAt = Date.now();
    gateway.stop('SIGTERM');
    expect(await gateway.ended).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(2_000);

    const storage = { kind: 'folder', folder, fresh: false } as const;
    const again = await startTestGateway({ storage });
    const token = await again.inside.sessions.open('u-zhou');
    const { raw } = await callGateway(again.url, '/webapp/message!list.action', { token });
    await again.close();
    expect(raw).toContain('重启之后还在');
  });

  test('[OPS-01] an operator who asks a gateway that does not run is told so', async () => {
    const said = operator('say', '--from', '13851206614', '--to', '13916605278', '--text', '你好');
    expect(await said.ended).toBe(1);
    expect(said.output()).toContain('请先运行 npm start');
  });
});
