import { describe, expect, test } from 'vitest';
import { makeLogin, type LoginNeeds } from '../../../gateway/src/application/account/login';
import { movedClock } from '../../support/gateway/moved-clock';

const noPasses = {
  passed: () => Promise.resolve(),
  loggedIn: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

const account = {
  id: 'u9',
  phone: '13800000009',
  name: '姓名',
  company: '公司',
  position: '经理',
  avatar: '',
  prove: null,
  removed: false,
  roles: [],
  permissions: [],
  hasPassword: true,
};

const attempt = {
  userName: '13800000009',
  password: 'y',
  ticket: 't',
  randstr: 'r',
  visitor: { ip: '10.0.0.1', device: 'd'.repeat(32) },
};

/** A login that writes down every call to a store or to the hasher, in their order. */
const watched = (known: boolean, changed: Partial<LoginNeeds> = {}) => {
  const calls: string[] = [];
  const noted =
    <A>(name: string, answer: A) =>
    (...given: readonly unknown[]): Promise<A> => {
      calls.push(`${name} ${given.filter((value) => typeof value === 'string').join(' ')}`);
      return Promise.resolve(answer);
    };
  const kept = { account, passwordHash: 'decoy' };
  const login = makeLogin({
    accounts: { byPhone: noted('byPhone', known ? kept : null) },
    tickets: { redeem: noted('redeem', 'ok') },
    limits: { take: noted('take', { allowed: true }), giveBack: noted('giveBack', undefined) },
    passes: noPasses,
    delays: {
      waitsUntil: noted('waitsUntil', null),
      admit: noted('admit', { admitted: true, failures: 5 }),
      giveBack: noted('giveBack', undefined),
      clear: noted('clear', undefined),
    },
    passwords: { matches: noted('matches', false) },
    placeOf: noted('placeOf', { key: 'address:10.0.0.1', known: false }),
    openLogin: () => Promise.reject(new Error('nobody logs in')),
    warn: (phone) => calls.push(`warn ${phone}`),
    security: { note: () => undefined },
    clock: movedClock(),
    decoyHash: 'decoy',
    ...changed,
  });
  return { calls, login };
};

describe('a login that fails', () => {
  test('[SEC-05] costs the same calls and the same slow comparison, whether there is such an account or not', async () => {
    const [member, stranger] = [watched(true), watched(false)];
    const answers = [await member.login(attempt), await stranger.login(attempt)];
    expect(answers[0]).toEqual({
      _tag: 'Left',
      left: { name: 'credentialsWrong', code: 400, text: '手机号或密码不正确' },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(stranger.calls).toEqual(member.calls);
    expect(stranger.calls.filter((call) => call.startsWith('matches'))).toEqual(['matches y decoy']);
  });

  test('[SEC-05] logs nobody in with a decoy that somebody’s password happens to match', async () => {
    const { login } = watched(false, { passwords: { matches: () => Promise.resolve(true) } });
    expect(await login(attempt)).toEqual({
      _tag: 'Left',
      left: { name: 'credentialsWrong', code: 400, text: '手机号或密码不正确' },
    });
  });
});
