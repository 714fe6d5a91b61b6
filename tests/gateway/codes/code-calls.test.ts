import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGateway } from '../../../gateway/src/adapters/operator-channel/channel-client';
import { requestFrom } from '../../../gateway/src/operator/request';
import { usage } from '../../../gateway/src/operator/usage';
import { callGateway } from '../../support/gateway/call';
import { passedCaptcha } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let folder: string;
let path: string;
let gateway: TestGateway;
const logged: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-codes-'));
  path = join(folder, 'operator.sock');
  const hear = (line: string): void => void logged.push(line);
  gateway = await startTestGateway({ operatorSocket: path, log: { info: hear, problem: hear } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const ask = async (name: string, parameters: Readonly<Record<string, string>>) =>
  callGateway(gateway.url, `/webapp/register!${name}.action`, {
    method: 'POST',
    parameters: { ticket: await passedCaptcha(gateway), randstr: 'randstr-1', ...parameters },
  });
const report = (phone: string | null) => askGateway(path, { command: 'codes', phone });

describe('the calls that send codes', () => {
  test('[OPS-06] an operator who asks before any was sent is told so', async () => {
    expect(await report(null)).toMatchObject({ right: { ok: false, line: '最近没有发送过验证码' } });
    expect(await report('13800000001')).toMatchObject({
      right: { ok: false, line: '最近没有向 13800000001 发送过验证码' },
    });
  });

  test.each([
    ['sendValidateWithOutCheck', '13800000001', 'login'],
    ['sendForgotValidation', '13800000002', 'forgotten'],
    ['sendValidate', '13800000003', 'identity'],
  ])('[LOG-10][GAT-10] %s sends a code that is read inside alone', async (name, userName, purpose) => {
    const answer = await ask(name, { userName, countryCode: '86' });
    expect([answer.code, answer.data]).toEqual([200, null]);
    const [sent] = await gateway.inside.codes.recent(userName, 2);
    expect(sent).toMatchObject({ phone: userName, purpose, delivered: true });
    expect(answer.raw).not.toContain(sent?.code);
    expect(logged.join('\n')).not.toContain(sent?.code);
  });

  test('[LOG-09] the gateway refuses a request without a user name', async () => {
    for (const parameters of [{}, { userName: '' }, { userName: ' ' }])
      expect(await ask('sendValidate', parameters)).toMatchObject({ code: 400, text: '参数错误' });
  });

  test('[SEC-05] by GET, or without a ticket, nothing is sent', async () => {
    const parameters = { userName: '13800000004', countryCode: '86' };
    const path = '/webapp/register!sendValidate.action';
    expect(await callGateway(gateway.url, path, { parameters })).toMatchObject({ status: 405 });
    expect(await callGateway(gateway.url, path, { method: 'POST', parameters })).toMatchObject({
      code: 400,
      text: '安全验证已失效，请重新验证',
    });
    expect(await gateway.inside.codes.recent('13800000004', 1)).toEqual([]);
  });

  test('[OPS-06][SEC-05] the operator reads the codes, the newest first, with what became of them', async () => {
    await ask('sendForgotValidation', { userName: '13899999999', countryCode: '86' });
    const all = await report(null);
    const codes = await gateway.inside.codes.recent(null, 20);
    expect(all).toEqual({
      _tag: 'Right',
      right: {
        ok: true,
        line: [
          `2026-10-15 10:00:00  13800000003  ${codes[0]?.code}  身份验证  有效`,
          `2026-10-15 10:00:00  13800000002  ${codes[1]?.code}  找回密码  有效`,
          `2026-10-15 10:00:00  13800000001  ${codes[2]?.code}  登录  有效`,
        ].join('\n'),
      },
    });
    gateway.clock.move(5 * 60_000);
    expect(await report('+8613800000001')).toMatchObject({
      right: { ok: true, line: `2026-10-15 10:00:00  13800000001  ${codes[2]?.code}  登录  已过期` },
    });
  });

  test.each([
    [['codes'], { command: 'codes', phone: null }],
    [['codes', '13800000001'], { command: 'codes', phone: '13800000001' }],
  ])('[OPS-06] %j asks the running gateway', (line, command) => {
    expect(requestFrom(line, {})).toMatchObject({ right: { kind: 'running', command } });
  });

  test('[OPS-06] codes of two phones at once is answered with how it should look', () => {
    expect(requestFrom(['codes', '1', '2'], {})).toEqual({ _tag: 'Left', left: usage });
    expect(usage).toContain('codes [手机号]');
  });
});
