import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGateway } from '../../../gateway/src/adapters/operator-channel/channel-client';
import { requestFrom } from '../../../gateway/src/operator/request';
import { usage } from '../../../gateway/src/operator/usage';
import { humanWay } from '../../support/human-way';
import { gapIn } from '../../support/gateway/captcha-gap';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let folder: string;
let path: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-captcha-'));
  path = join(folder, 'operator.sock');
  gateway = await startTestGateway({ operatorSocket: path });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const post = async (place: string, data: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${gateway.secondUrl}${place}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  return (await response.json()) as Record<string, unknown>;
};
const report = async (sid: string | null): Promise<string> => {
  const answer = await askGateway(path, { command: 'captcha', sid });
  return answer._tag === 'Right' ? answer.right.line : '';
};

test('[OPS-06] an operator who asks before any captcha was opened is told so', async () => {
  expect(await report(null)).toBe('没有待完成的安全验证');
  expect(await report('s')).toBe('没有会话 s 的安全验证');
});

test('[OPS-06][CAP-01] the operator alone learns where a piece belongs; with that a puzzle of the studio’s thread is solved', async () => {
  const frame = { appid: 'hupo-web', sid: 'looking' };
  const { id } = await post('/challenge', frame);
  const told = await report('looking');
  expect(told).toMatch(/^2026-10-15 10:00:00  looking  拼块右移 \d+ 像素$/);
  gateway.clock.move(1_500);
  const x = gapIn(told);
  expect(await post('/verify', { ...frame, id, x, way: humanWay(x) })).toMatchObject({ outcome: 'passed' });
  expect(await report('looking')).toBe('没有会话 looking 的安全验证');
});

test('[OPS-06][CAP-01] and what is spoken, by the sound of the same thread', async () => {
  const frame = { appid: 'hupo-web', sid: 'listening' };
  const { id, sound } = await post('/sound', frame);
  expect(Buffer.from(String(sound), 'base64').toString('latin1', 0, 4)).toBe('RIFF');
  const digits = /数字 (\d{4})$/.exec(await report(null))?.[1];
  expect(await post('/verify', { ...frame, id, digits })).toMatchObject({ outcome: 'passed' });
});

test('[SEC-05] whoever asks over the network for an answer finds no door', async () => {
  for (const place of ['/captcha', '/challenge', '/answer', '/operator'])
    expect((await fetch(`${gateway.secondUrl}${place}`)).status).toBe(404);
});

test.each([
  [['captcha'], { command: 'captcha', sid: null }],
  [['captcha', 'abc'], { command: 'captcha', sid: 'abc' }],
])('[OPS-06] %j asks the running gateway', (line, command) => {
  expect(requestFrom(line, {})).toMatchObject({ right: { kind: 'running', command } });
});

test('[OPS-06] captchas of two frames at once is answered with how it should look', () => {
  expect(requestFrom(['captcha', '1', '2'], {})).toEqual({ _tag: 'Left', left: usage });
  expect(usage).toContain('captcha [会话]');
});
