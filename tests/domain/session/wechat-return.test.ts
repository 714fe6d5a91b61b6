import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInsideAddress } from '../../../src/domain/address/inside-address';
import { asksForWechat, wechatLoginAddress } from '../../../src/domain/session/wechat-login-address';
import { bindingAddress, readWechatReturn, wechatAskedText } from '../../../src/domain/session/wechat-return';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const states = fc.stringMatching(/^[0-9a-f]{32}$/);
const codes = fc.stringMatching(/^[\w-]{1,40}$/).filter((code) => code !== 'authdeny');
const left = fc.constantFrom('/login?mode=wechat', '/login?mode=wechat&redirect=%2Fmessage', '/login');

test('[LOG-05] the code is taken out of the address, which is again the page that was left', () => {
  fc.assert(
    fc.property(states, codes, left, (state, code, address) => {
      const asked = wechatAskedText({ state, address });
      const read = readWechatReturn(`/login?mode=wechat&code=${code}&state=${state}`, asked);
      expect(read).toEqual({ came: { kind: 'code', code }, address });
    }),
    runs,
  );
});

test('[LOG-05][SEC-05] with any other state, or none kept, the code is never used', () => {
  fc.assert(
    fc.property(
      states,
      codes,
      fc.oneof(
        fc.constant(null),
        fc.string(),
        states.map((state) => `${state} /login`),
      ),
      (state, code, asked) => {
        fc.pre(asked === null || asked.split(' ')[0] !== state);
        expect(readWechatReturn(`/login?code=${code}&state=${state}`, asked)).toEqual({
          came: { kind: 'wrongState' },
          address: wechatLoginAddress,
        });
      },
    ),
    runs,
  );
});

test('[LOG-05] an empty state is no state, whatever is kept', () => {
  expect(readWechatReturn('/login?code=c&state=', ' /login')?.came).toEqual({ kind: 'wrongState' });
});

test.each(['/login?state=s1', '/login?mode=wechat&code=&state=s1', '/login?code=authdeny&state=s1'])(
  '[LOG-05] coming back without a code is a refusal: %s',
  (address) => {
    expect(readWechatReturn(address, 's1 /login?mode=wechat')).toEqual({
      came: { kind: 'denied' },
      address: '/login?mode=wechat',
    });
  },
);

test.each([
  '/',
  '/login',
  '/login?mode=wechat',
  '/login?code=c',
  '/login/passwd?code=c&state=s1',
  '/sale?state=s1',
])('[LOG-05] nobody comes back from WeChat to %s', (address) =>
  expect(readWechatReturn(address, 's1 /login')).toBeNull(),
);

test.each([
  's1 https://evil.example/login',
  's1 //evil.example',
  's1 /user',
  's1 /login?state=again',
  's1 /login?a b',
  's1',
])('[SEC-02] a page that was not the login is not gone back to: %s', (asked) => {
  expect(readWechatReturn('/login?code=c&state=s1', asked)).toEqual({
    came: { kind: 'code', code: 'c' },
    address: wechatLoginAddress,
  });
});

test('[LOG-05] whatever is read, the address after it is inside the application and has no code or state', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), states, (query, asked, state) => {
      const read = readWechatReturn(`/login?${query}&state=${state}`, `${state} ${asked}`);
      expect(read === null || isInsideAddress(read.address)).toBe(true);
      expect(new URLSearchParams(read?.address.split('?')[1] ?? '').has('state')).toBe(false);
    }),
    runs,
  );
});

test.each([
  ['/login?mode=wechat', '/login?mode=bind'],
  ['/login?mode=wechat&redirect=%2Fmessage%3Fa%3D1', '/login?mode=bind&redirect=%2Fmessage%3Fa%3D1'],
  ['/login', '/login?mode=bind'],
])('[LOG-05][LOG-07] from %s a phone is bound at %s', (from, to) => {
  expect(bindingAddress(from)).toBe(to);
});

test.each([
  ['?mode=wechat', true],
  ['mode=wechat&redirect=%2F', true],
  ['?mode=bind', false],
  ['', false],
])('[LOG-05] the query %s asks for the login by WeChat: %s', (query, asks) => {
  expect(asksForWechat(query)).toBe(asks);
});
