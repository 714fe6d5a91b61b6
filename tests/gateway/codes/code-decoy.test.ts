import { expect, test } from 'vitest';
import { makeCodeDesk } from '../../../gateway/src/application/account/sent-codes';
import { movedClock } from '../../support/gateway/moved-clock';

const noPasses = {
  passed: () => Promise.resolve(),
  loggedIn: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

const visitor = { ip: '10.0.0.1', device: 'd'.repeat(32) };
const phone = { userName: '13800000009', countryCode: '86' };
const kept = {
  passwordHash: 'hash',
  account: {
    id: 'u9',
    phone: phone.userName,
    name: '姓名',
    company: '公司',
    position: '经理',
    avatar: '',
    prove: null,
    removed: false,
    roles: [],
    permissions: [],
    hasPassword: true,
  },
};

/** A desk that writes down every call to a store, in their order. */
const watched = (known: boolean) => {
  const calls: string[] = [];
  const noted =
    <A>(name: string, answer: A) =>
    (...given: readonly unknown[]): Promise<A> => {
      calls.push(`${name} ${given.filter((value) => typeof value === 'string').join(' ')}`);
      return Promise.resolve(answer);
    };
  const desk = makeCodeDesk({
    codes: { issue: noted('issue', undefined), judge: noted('judge', 'wrong'), recent: noted('recent', []) },
    accounts: { byPhone: noted('byPhone', known ? kept : null) },
    tickets: { redeem: noted('redeem', 'ok') },
    limits: { take: noted('take', { allowed: true }) },
    passes: noPasses,
    delays: { admit: noted('admit', { admitted: true, failures: 1 }), clear: noted('clear', undefined) },
    placeOf: noted('placeOf', { key: 'address:10.0.0.1', known: false }),
    warn: (warned) => calls.push(`warn ${warned}`),
    clock: movedClock(),
    random: { integer: () => 123_456 },
  });
  return { calls, desk };
};

test.each(['login', 'forgotten', 'identity'] as const)(
  '[SEC-05] a code for %s costs the same calls, whether there is such an account or not, asked for as answered',
  async (purpose) => {
    const [member, stranger] = [watched(true), watched(false)];
    for (const { desk } of [member, stranger]) {
      expect(await desk.send({ ...phone, purpose, visitor, ticket: 't', randstr: 'r' })).toMatchObject({
        _tag: 'Right',
      });
      expect(await desk.takeCode({ ...phone, code: '000000', visitor }, purpose)).toMatchObject({
        _tag: 'Left',
        left: { code: 400 },
      });
    }
    expect(stranger.calls).toEqual(member.calls);
    expect(stranger.calls.filter((call) => /^(issue|judge)/.test(call))).toHaveLength(2);
  },
);
