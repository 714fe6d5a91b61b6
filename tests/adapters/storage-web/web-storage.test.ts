// @vitest-environment jsdom
import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, expect, test } from 'vitest';
import { WebStorage } from '../../../src/adapters/storage-web/web-storage';
import { storedNames, type StoredName } from '../../../src/domain/session/stored-names';

const names = Object.keys(storedNames) as StoredName[];
const storage = new WebStorage(window);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(names)(
  '[LOG-07][LAY-13] what is kept under %s is read again, and gone when it is removed',
  (name) => {
    expect(storage.read(name)()).toEqual(none);
    expect(storage.write(name, '琥珀 {"a":1}')()).toEqual(right(undefined));
    expect(storage.read(name)()).toEqual(some('琥珀 {"a":1}'));
    storage.remove(name)();
    expect(storage.read(name)()).toEqual(none);
  },
);

test.each(names)('[LOG-08] %s is kept in the place that the domain gives it, and nowhere else', (name) => {
  storage.write(name, 'x')();
  const inTab = storedNames[name].place === 'tab';
  expect([sessionStorage.getItem(name), localStorage.getItem(name)]).toEqual(
    inTab ? ['x', null] : [null, 'x'],
  );
});

const switchedOff = new WebStorage({
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
});

test.each(names)('[LOG-07] with storage switched off %s reads as none, and writing says so', (name) => {
  expect(switchedOff.read(name)()).toEqual(none);
  expect(switchedOff.write(name, 'x')()).toEqual(left({ kind: 'unavailable' }));
  expect(() => switchedOff.remove(name)()).not.toThrow();
});

const failing = (error: Error): WebStorage => {
  const area: Partial<Storage> = {
    setItem: () => {
      throw error;
    },
  };
  return new WebStorage({ localStorage: area as Storage, sessionStorage: area as Storage });
};

test.each([
  [new DOMException('full', 'QuotaExceededError'), 'full'],
  [new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED'), 'full'],
  [new DOMException('denied', 'SecurityError'), 'unavailable'],
  [new Error('anything'), 'unavailable'],
])('[LAY-13] a browser that refuses with %s keeps nothing because it is %s', (error, kind) => {
  expect(failing(error).write('hupo.back-address', 'x')()).toEqual(left({ kind }));
});
