import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CallFamily } from '../../../contract/call/call';
import { families } from '../../../contract/families';
import {
  keepsAnswer,
  keptFamilies,
  nameOfAnswer,
  nameOfPage,
  pathOfPage,
} from '../../../src/domain/offline/kept-answers';
import { cachesOfSession, storedCaches } from '../../../src/domain/session/stored-caches';
import { propertyRuns } from '../../support/property';

const all = Object.entries<CallFamily>(families).flatMap(([family, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ name: `${family}.${name}`, family, call })),
);
const isKept = ({ call: { method, path } }: (typeof all)[number]): boolean =>
  keepsAnswer({ method, path, params: {} });

test('[SEC-04][LAY-18] the families whose answers are kept are these, and no other', () => {
  const kept = new Set(all.filter(isKept).map(({ family }) => family));
  expect([...kept].toSorted()).toEqual(Object.keys(keptFamilies).toSorted());
  expect([...kept].toSorted()).toEqual(
    [
      'account',
      'activity',
      'activityRegistration',
      'buy',
      'conference',
      'favourite',
      'home',
      'investor',
      'message',
      'news',
      'organization',
      'park',
      'presentation',
      'sale',
      'ticket',
      'transfer',
    ].toSorted(),
  );
});

test.each([
  'code',
  'credential',
  'consent',
  'nda',
  'bid',
  'find',
  'gate',
  'share',
  'search',
  'ask',
  'assistant',
  'chat',
  'verification',
  'upload',
  'membership',
  'order',
  'openId',
  'payHost',
])('[SEC-04] no answer of %s is kept', (family) => {
  expect(all.filter((one) => one.family === family)).not.toEqual([]);
  expect(all.filter((one) => one.family === family && isKept(one))).toEqual([]);
});

test('[SEC-04] of an account only who it is is kept, and no call that changes something', () => {
  expect(all.filter((one) => isKept(one) && one.family === 'account').map(({ name }) => name)).toEqual([
    'account.currentUser',
  ]);
  for (const one of all.filter(isKept))
    expect([one.name, one.call.safe, one.call.method]).toEqual([one.name, true, 'GET']);
});

test('[SEC-04][LAY-18] of tickets and registrations the member’s own are kept, and nothing about buying', () => {
  const own = all.filter((one) => isKept(one) && ['ticket', 'activityRegistration'].includes(one.family));
  expect(own.map(({ name }) => name)).toEqual([
    'activityRegistration.mine',
    'activityRegistration.own',
    'ticket.mine',
    'ticket.detail',
  ]);
});

test('[LAY-18] each reading call of conferences and activities is kept', () => {
  for (const family of ['conference', 'activity']) {
    const reads = all.filter((one) => one.family === family && one.call.safe);
    expect(reads.length).toBeGreaterThan(1);
    expect(reads.filter((one) => !isKept(one)).map(({ name }) => name)).toEqual([]);
  }
});

test('[LAY-18] no call has the name of a page, and no page the name of a call', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (path, params) => {
      expect(pathOfPage(nameOfPage(path))).toBe(path);
      expect(pathOfPage(nameOfAnswer({ method: 'GET', path, params }))).toBeNull();
      expect(pathOfPage(nameOfAnswer({ method: 'POST', path, params }))).toBeNull();
    }),
    { numRuns: propertyRuns },
  );
});

test('[SEC-04] a list that the user searched by words is not kept', () => {
  const { method, path } = families.sale.list;
  expect(keepsAnswer({ method, path, params: { page: '1', keyword: '' } })).toBe(true);
  expect(keepsAnswer({ method, path, params: { page: '1', keyword: '王芳' } })).toBe(false);
});

test('[LAY-18] a call has one name, however its parameters are ordered, and no other call has it', () => {
  const params = fc.dictionary(fc.string(), fc.string());
  fc.assert(
    fc.property(params, params, (one, other) => {
      const named = (given: Readonly<Record<string, string>>): string =>
        nameOfAnswer({ method: 'GET', path: '/a', params: given });
      const turned = Object.fromEntries(Object.entries(one).toReversed());
      expect(named(turned)).toBe(named(one));
      const same =
        JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
      expect(named(one) === named(other)).toBe(same);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SEC-04] the end of a session deletes each cache that holds what was read', () => {
  expect(cachesOfSession).toEqual(['hupo-answers', 'hupo-pages']);
  expect(Object.keys(storedCaches)).toHaveLength(3);
});
