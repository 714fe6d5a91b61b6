import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { passRules } from '../../../gateway/src/domain/ticket/pass';
import { callGateway } from '../../support/gateway/call';
import { logIn, tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
// Later every count and every pass has ended, so that each test begins with none.
afterEach(() => gateway.clock.move(passRules.loginMs + 1));
afterAll(() => gateway.close());

interface Pass {
  readonly ticket?: string | null;
  readonly randstr?: string | null;
}

const deviceOf = (digit: string): string => digit.repeat(32);
const pass = async (device: string | null, token?: string): Promise<Pass> =>
  (
    await callGateway(gateway.url, '/webapp/register!captchaPass.action', {
      method: 'POST',
      ...(token === undefined ? {} : { token }),
      headers: device === null ? {} : { 'Device-Id': device },
    })
  ).data as Pass;
const given = async (device: string | null, token?: string): Promise<boolean> =>
  typeof (await pass(device, token)).ticket === 'string';
const sendCode = (device: string, { ticket = '', randstr = '' }: { ticket?: string; randstr?: string }) =>
  callGateway(gateway.url, '/webapp/register!sendValidate.action', {
    method: 'POST',
    headers: { 'Device-Id': device },
    parameters: { userName: '13800000001', ticket, randstr },
  });

test('[CAP-01] a device that passed no captcha is asked, with a session or without', async () => {
  const token = await tokenOf(gateway, 'u1');
  expect([await given(deviceOf('a')), await given(deviceOf('a'), token), await given(null, token)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('[CAP-01] a live session on a device that passed one is not asked again, within time and number', async () => {
  const device = deviceOf('b');
  expect((await logIn(gateway, { device })).code).toBe(200);
  const token = await tokenOf(gateway, 'u1');
  const many = await Promise.all(
    Array.from({ length: passRules.sessionUses + 2 }, () => given(device, token)),
  );
  expect(many.filter(Boolean)).toHaveLength(passRules.sessionUses);
  expect((await logIn(gateway, { device })).code).toBe(200);
  gateway.clock.move(passRules.sessionMs);
  expect(await given(device, await tokenOf(gateway, 'u1'))).toBe(false);
});

test('[CAP-01] after a login a device may try one more without a captcha; a wrong password ends that', async () => {
  const device = deviceOf('c');
  await logIn(gateway, { device });
  const { ticket, randstr } = await pass(device);
  expect(typeof ticket).toBe('string');
  expect(await given(device)).toBe(false);
  expect((await sendCode(device, { ticket: ticket ?? '', randstr: randstr ?? '' })).code).not.toBe(200);
  await logIn(gateway, { device });
  await logIn(gateway, { device, password: 'wrong' });
  expect([await given(device), await given(device, await tokenOf(gateway, 'u1'))]).toEqual([false, false]);
});
