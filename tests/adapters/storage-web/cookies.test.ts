// @vitest-environment jsdom
import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, expect, test } from 'vitest';
import { forgetDevice } from '../../../src/adapters/storage-web/forget-device';
import { CookieDeviceIdentity } from '../../../src/adapters/storage-web/cookie-device-identity';
import { CookieTokenStore } from '../../../src/adapters/storage-web/cookie-token-store';
import { DocumentCookies } from '../../../src/adapters/storage-web/document-cookies';
import { Token } from '../../../contract/account/token';
import type { Random } from '../../../src/ports/random';

/** A document that remembers what was written to its cookies. */
class WrittenCookies {
  readonly written: string[] = [];
  get cookie(): string {
    return '';
  }
  set cookie(text: string) {
    this.written.push(text);
  }
}
const throwing = {
  get cookie(): string {
    throw new DOMException('denied', 'SecurityError');
  },
  set cookie(_text: string) {
    throw new DOMException('denied', 'SecurityError');
  },
};
const token = (text: string): Token => {
  if (Token.is(text)) return text;
  throw new Error(`${text} is no token`);
};
const store = (): CookieTokenStore => new CookieTokenStore(new DocumentCookies(document, false));

afterEach(() => {
  for (const name of ['Admin-Token', 'Device-Id', 'other']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test('[LOG-06] the token is kept in the cookie Admin-Token, read again, and gone when it is cleared', () => {
  expect(store().read()).toEqual(none);
  expect(store().write(token('a.b-c=;%'))()).toEqual(right(undefined));
  expect(document.cookie).toBe('Admin-Token=a.b-c%3D%3B%25');
  expect(store().read()).toEqual(some('a.b-c=;%'));
  store().clear();
  expect([store().read(), document.cookie]).toEqual([none, '']);
});

test('[LOG-06] the cookie is for the whole site, same-site, and over https only where that is spoken', () => {
  const plain = new WrittenCookies();
  new CookieTokenStore(new DocumentCookies(plain, false)).write(token('tk'))();
  expect(plain.written).toEqual(['Admin-Token=tk; Path=/; SameSite=Lax']);
  const secure = new WrittenCookies();
  const over = new CookieTokenStore(new DocumentCookies(secure, true));
  over.write(token('tk'))();
  over.clear();
  expect(secure.written).toEqual([
    'Admin-Token=tk; Path=/; SameSite=Lax; Secure',
    'Admin-Token=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ]);
});

test('[LOG-06] other cookies, also those whose name ends alike, are not the token', () => {
  document.cookie = 'X-Admin-Token=1; Path=/';
  document.cookie = 'other=Admin-Token=2; Path=/';
  expect(store().read()).toEqual(none);
  document.cookie = 'X-Admin-Token=; Path=/; Max-Age=0';
});

test.each(['', 'a b', '%', '%E4%BB%A4'])('[LOG-06] a cookie that holds %j holds no token', (text) => {
  document.cookie = `Admin-Token=${text}; Path=/`;
  expect(store().read()).toEqual(none);
});

test('[LOG-06] with cookies switched off writing says so, and reading finds none', () => {
  for (const source of [new WrittenCookies(), throwing]) {
    const off = new CookieTokenStore(new DocumentCookies(source, false));
    expect(off.write(token('tk'))()).toEqual(left({ kind: 'unavailable' }));
    expect(off.read()).toEqual(none);
    expect(() => off.clear()).not.toThrow();
  }
});

const counting = (): Random => {
  let made = 0;
  return { hex32: () => String(++made).padStart(32, 'a'), uuid: () => '', fraction: () => 0 };
};
const first = '1'.padStart(32, 'a');

test('[GAT-03] the device id is made once, kept in the cookie Device-Id, and the same for the next run', () => {
  const device = new CookieDeviceIdentity(new DocumentCookies(document, false), counting());
  expect([device.deviceId(), device.deviceId()]).toEqual([first, first]);
  expect(document.cookie).toBe(`Device-Id=${first}`);
  const next = new CookieDeviceIdentity(new DocumentCookies(document, false), {
    ...counting(),
    hex32: () => 'b'.repeat(32),
  });
  expect(next.deviceId()).toBe(first);
});

test('[PRI-06] a device whose cookie was let go is another one from then on', () => {
  const cookies = new DocumentCookies(document, false);
  const device = new CookieDeviceIdentity(cookies, counting());
  expect(device.deviceId()).toBe(first);
  forgetDevice(cookies);
  expect(document.cookie).toBe('');
  expect(device.deviceId()).not.toBe(first);
});

test('[GAT-03] the cookie of the device is kept 400 days', () => {
  const cookies = new WrittenCookies();
  new CookieDeviceIdentity(new DocumentCookies(cookies, true), counting()).deviceId();
  expect(cookies.written).toEqual([`Device-Id=${first}; Path=/; SameSite=Lax; Max-Age=34560000; Secure`]);
});

test.each(['short', 'g'.repeat(32), 'a'.repeat(33), '%'])(
  '[GAT-03] a cookie that holds %j is replaced',
  (text) => {
    document.cookie = `Device-Id=${text}; Path=/`;
    const device = new CookieDeviceIdentity(new DocumentCookies(document, false), counting());
    expect([device.deviceId(), document.cookie]).toEqual([first, `Device-Id=${first}`]);
  },
);

test('[GAT-03] without cookies the id holds for this run', () => {
  const device = new CookieDeviceIdentity(new DocumentCookies(throwing, false), counting());
  expect([device.deviceId(), device.deviceId()]).toEqual([first, first]);
});
