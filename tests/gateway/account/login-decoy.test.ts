import { expect, test } from 'vitest';
import { makeLogin } from '../../../gateway/src/application/account/login';
import { movedClock } from '../../support/gateway/moved-clock';

test('[SEC-05] an unknown user name costs one slow comparison too, so that time tells nothing', async () => {
  const compared: string[] = [];
  const login = makeLogin({
    accounts: { byId: () => Promise.resolve(null), byPhone: () => Promise.resolve(null) },
    sessions: {
      userOf: () => Promise.resolve(null),
      open: () => Promise.reject(new Error('nobody logs in')),
      renew: () => Promise.resolve(null),
      end: () => Promise.resolve(),
      endAll: () => Promise.resolve(0),
    },
    tickets: { issue: () => Promise.resolve(''), redeem: () => Promise.resolve('ok') },
    limits: {
      take: () => Promise.resolve({ allowed: true }),
      giveBack: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    },
    passwords: {
      hash: () => Promise.resolve(''),
      matches: (_password, hash) => {
        compared.push(hash);
        // Even a decoy that somebody's password happens to match logs nobody in.
        return Promise.resolve(true);
      },
    },
    clock: movedClock(),
    decoyHash: 'decoy',
  });
  const answer = await login({ userName: 'x', password: 'y', ticket: 't', randstr: 'r', ip: '10.0.0.1' });
  expect(answer).toEqual({ _tag: 'Left', left: { code: 400, text: '手机号或密码不正确' } });
  expect(compared).toEqual(['decoy']);
});
