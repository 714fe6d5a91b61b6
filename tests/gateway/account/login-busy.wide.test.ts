import { describe, expect, test } from 'vitest';
import { makeDispatcher } from '../../../gateway/src/adapters/http/dispatcher';
import { silentLog } from '../../../tools/process/silent-log';
import { PasswordsBusy } from '../../../gateway/src/ports/password-hasher';
import { startTestGateway } from '../../support/gateway/test-gateway';
import { logIn } from '../../support/gateway/log-in';

describe('a login while more passwords wait than can be looked at', () => {
  test('[SEC-05] is refused in words, and the operator is told', async () => {
    const told: string[] = [];
    const dispatch = makeDispatcher({
      calls: [
        {
          path: '/login',
          method: 'POST',
          access: 'public',
          refusals: ['passwordsBusy'],
          answer: () => Promise.reject(new PasswordsBusy()),
        },
      ],
      tokens: { userOf: () => Promise.resolve(null) },
      log: silentLog,
      refusedForNow: (what) => told.push(what),
      security: { note: () => undefined },
      read: (_address, _parameters, read) => read(),
    });
    const visitor = { ip: '', device: null };
    const answer = await dispatch({ method: 'POST', path: '/login', parameters: {}, token: null, visitor });
    expect(JSON.parse(answer.body)).toEqual({ resultCode: 503, resultMsg: '当前登录人数较多，请稍后再试' });
    expect(told).toEqual(['等待核对的密码过多，请求已被拒绝']);
  });

  test('[SEC-05] is no failed one: whoever was refused so is not locked out', async () => {
    const asked = { busy: true };
    const gateway = await startTestGateway({
      passwords: {
        hash: () => Promise.resolve('hash'),
        matches: (password) =>
          asked.busy ? Promise.reject(new PasswordsBusy()) : Promise.resolve(password === 'right'),
      },
    });
    for (let time = 0; time < 40; time += 1) expect((await logIn(gateway)).code).toBe(503);
    asked.busy = false;
    expect((await logIn(gateway, { password: 'right' })).code).toBe(200);
    await gateway.close();
  });
});
