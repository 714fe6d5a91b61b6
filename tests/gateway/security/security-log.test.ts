import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { silentLog } from '../../../tools/process/silent-log';
import { askGateway } from '../../../gateway/src/adapters/operator-channel/channel-client';
import { fileSecurityLog } from '../../../gateway/src/adapters/security-log/file-security-log';
import { fileBytes, keptLines, rotatedFile } from '../../../gateway/src/adapters/security-log/rotated-file';
import type { SecurityEvent } from '../../../gateway/src/domain/security/security-event';
import { requestFrom } from '../../../gateway/src/operator/request';
import { securityReport } from '../../../gateway/src/operator/security-report';
import { callGateway } from '../../support/gateway/call';
import { logIn, tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededImage } from '../../support/gateway/database-image';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let folder: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-security-'));
  const image = await seededImage('sample', sampleContent);
  gateway = await startTestGateway({ trustProxy: true, storage: await image.storage(folder) });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const from = '10.4.4.4';
const report = async (kind: Parameters<typeof securityReport>[1]['kind'] = null): Promise<string> => {
  const told = await securityReport(folder, { last: 200, kind });
  return told._tag === 'Right' ? told.right : told.left;
};
const time = '2026-10-15 10:00:00';

describe('the security log', () => {
  test('[SEC-05] tells of logins that came about and that did not, with time, address and account', async () => {
    await logIn(gateway, { from });
    await logIn(gateway, { from, password: 'wrong-secret' });
    await logIn(gateway, { from, userName: '13899999999', password: 'wrong-secret' });
    await expect
      .poll(() => report())
      .toBe(
        [
          `${time}  登录成功  ${from}  u1  password`,
          `${time}  登录失败  ${from}  u1  password`,
          `${time}  登录失败  ${from}  -  password`,
        ].join('\n'),
      );
  });

  test('[SEC-05] tells of delays, refused calls, ended logins, notices that were not taken and operators’ acts', async () => {
    for (let index = 0; index < 6; index += 1)
      await logIn(gateway, { from, userName: '13800000002', password: 'wrong-secret' });
    await callGateway(gateway.url, '/webapp/register!get.action');
    const token = await tokenOf(gateway, 'u3');
    await callGateway(gateway.url, '/webapp/register!logout.action', { method: 'POST', token });
    await fetch(`${gateway.url}/pay/notify`, { method: 'POST', body: '{}' });
    await fetch(`${gateway.secondUrl}/pay/orderWXAPP?orderNo=HP1`, {
      headers: { Origin: 'https://elsewhere.example' },
    });
    await askGateway(join(folder, 'operator.sock'), { command: 'revoke', phone: '13800000003' });
    await expect.poll(() => report('operator.acted')).toBe(`${time}  运维操作  本机  -  revoke 138****0003`);
    expect(await report('login.delayed')).toBe(`${time}  登录延后  ${from}  u2  password`);
    expect(await report('sessions.ended')).toContain('u3  /webapp/register!logout.action');
    expect(await report('notice.refused')).toContain('forged');
    const refused = await report('call.refused');
    expect(refused).toContain(`${from}  -  429 /webapp/register!login.action`);
    expect(refused).toContain('-  401 /webapp/register!get.action');
    expect(refused).toContain('403 /pay/orderWXAPP');
  });

  test('[SEC-05][SOC-01] tells of message sockets that were refused', async () => {
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/ws?userId=u1`, {
      headers: { 'X-Forwarded-For': from },
    });
    socket.on('open', () =>
      socket.send('CONNECT\naccept-version:1.2\nAuthorization:Bearer nobody-has-it\n\n\0'),
    );
    await new Promise((ended) => socket.on('close', ended));
    await expect
      .poll(() => report('socket.refused'))
      .toBe(`${time}  消息通道被拒  ${from}  -  unauthenticated`);
  });

  test('[SEC-05] holds no password, token, code or whole phone, and is readable by its owner alone', async () => {
    const text = await readFile(join(folder, 'security.log'), 'utf8');
    expect(text).not.toMatch(/wrong-secret|password-u|nobody-has-it|1380000|1389999|Bearer/);
    expect((await stat(join(folder, 'security.log'))).mode & 0o777).toBe(0o600);
  });

  test('[SEC-05] of one kind so many lines are written a minute, and how many were left out', async () => {
    gateway.clock.move(60_000);
    for (let index = 0; index < 70; index += 1) await callGateway(gateway.url, '/webapp/register!get.action');
    gateway.clock.move(60_000);
    await expect.poll(() => report('call.refused')).toContain('调用被拒  另有 60 条未逐条记录');
  });
});

describe('the file of the security log', () => {
  test('[SEC-05] keeps decisions of deals and acts of operators while noise evicts the other lines', async () => {
    const kept = await mkdtemp(join(tmpdir(), 'hupo-kept-'));
    const clock = movedClock();
    const paths = { events: join(kept, 'security.log'), decisions: join(kept, 'decisions.log') };
    const event = { address: from, account: 'u1' };
    const noteAll = async (events: readonly SecurityEvent[]): Promise<void> => {
      const security = fileSecurityLog(paths, clock, silentLog);
      events.forEach(security.note);
      await security.close();
      clock.move(3_600_000);
    };
    await noteAll([
      { ...event, kind: 'login.succeeded', about: 'evicted' },
      { ...event, kind: 'deal.decided', about: 'decided' },
      { ...event, kind: 'operator.acted', about: 'acted' },
    ]);
    for (let hour = 0; hour < 100; hour += 1)
      await noteAll(
        Array.from({ length: 60 }, (_, index) => ({
          ...({ kind: 'call.refused', address: `10.0.${hour}.${index}`, account: null } as const),
          about: 'x'.repeat(2_000),
        })),
      );
    const told = await securityReport(kept, { last: 100 * 60 + 3, kind: null });
    const lines = told._tag === 'Right' ? told.right.split('\n') : [];
    expect(lines.length).toBeGreaterThan(3_000);
    expect(lines.length).toBeLessThan(100 * 60);
    expect(
      lines.filter((line) => !line.includes('调用被拒')).map((line) => line.split('  ').slice(1)),
    ).toEqual([
      ['项目决定', from, 'u1', 'decided'],
      ['运维操作', from, 'u1', 'acted'],
    ]);
    expect((await stat(paths.decisions)).mode & 0o777).toBe(0o600);
    await rm(kept, { recursive: true });
  });

  test('[SEC-05] is bounded: the oldest lines go, the newest stay in their order', async () => {
    const path = join(folder, 'bounded.log');
    const line = (index: number) => `${String(index)} ${'x'.repeat(1_000)}\n`;
    for (let batch = 0; batch < 12; batch += 1) {
      const file = rotatedFile(path, silentLog);
      for (let index = 0; index < 900; index += 1) file.append(line(batch * 900 + index));
      await file.close();
    }
    const kept = (await keptLines(path)).map((text) => Number.parseInt(text, 10));
    expect(kept.at(-1)).toBe(12 * 900 - 1);
    expect(kept).toEqual([...kept].sort((one, other) => one - other));
    expect(kept.length * 1_000).toBeLessThanOrEqual(8 * fileBytes);
    expect(kept.length).toBeGreaterThan(5_000);
  });

  test('[SEC-05] that cannot be written is told once, and the gateway goes on', async () => {
    const told: string[] = [];
    const file = rotatedFile(join(folder, 'security.log', 'no-folder'), {
      ...silentLog,
      problem: (text) => told.push(text),
    });
    file.append('one\n');
    await file.close();
    file.append('two\n');
    await file.close();
    expect(told).toHaveLength(1);
  });

  test('[SEC-05] is read also where a line was cut short', async () => {
    const cut = await mkdtemp(join(tmpdir(), 'hupo-cut-'));
    await writeFile(join(cut, 'security.log'), '{"at":1,"kind":"login.fa');
    expect(await securityReport(cut, { last: 5, kind: null })).toEqual({
      _tag: 'Right',
      right: '安全日志中没有记录',
    });
    await rm(cut, { recursive: true });
  });
});

describe('asking for it on the command line', () => {
  test('[OPS-06] names how many lines and which kind', () => {
    expect(
      requestFrom(['security-log', '--last', '7', '--kind', 'login.failed', '--data', '/d'], {}),
    ).toEqual({
      _tag: 'Right',
      right: {
        kind: 'local',
        command: { command: 'securityLog', last: 7, kind: 'login.failed' },
        dataFolder: '/d',
      },
    });
    expect(requestFrom(['security-log'], {})).toMatchObject({
      right: { command: { last: 50, kind: null } },
    });
    expect(requestFrom(['security-log', '--kind', 'nothing'], {})._tag).toBe('Left');
    expect(requestFrom(['security-log', '--last', '-1'], {})._tag).toBe('Left');
  });
});
