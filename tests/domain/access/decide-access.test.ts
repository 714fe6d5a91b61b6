import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessIn, accessOfPath } from '../../../src/domain/access/access-of-path';
import { accessTable } from '../../../src/domain/access/access-table';
import { decideAccess, type AccessDecision } from '../../../src/domain/access/decide-access';
import { environments } from '../../../src/domain/access/environment';
import type { Visitor } from '../../../src/domain/access/visitor';
import { routeTable } from '../../../src/domain/route/route-table';
import { paths, visitors } from '../../support/arbitraries/addresses';
import { propertyRuns } from '../../support/property';
import { decisionTable } from './decision-table';

const runs = { numRuns: propertyRuns };
const anonymous: Visitor = { kind: 'anonymous' };
const crawler: Visitor = { kind: 'crawler' };
const unverified: Visitor = { kind: 'member', prove: null };
const verified: Visitor = { kind: 'member', prove: '1' };

const shown = (decision: AccessDecision): string =>
  decision.kind === 'allow' ? 'allow' : `${decision.to}${decision.rememberTarget ? ' +target' : ''}`;

describe.each(environments)('in the %s', (environment) => {
  test.each(decisionTable)(
    '[ACC-01][ACC-02] %s: visitor %s, crawler %s, unverified %s, verified %s',
    (path, ...row) => {
      const decided = [anonymous, crawler, unverified, verified].map((visitor) =>
        shown(decideAccess(path, visitor, environment)),
      );
      expect(decided).toEqual(row);
      expect(decideAccess(path, { kind: 'member', prove: '2' }, environment)).toEqual(
        decideAccess(path, verified, environment),
      );
    },
  );
});

test('[ACC-02] inside WeChat a visitor logs in by WeChat where that is configured, and nobody else does', () => {
  fc.assert(
    fc.property(paths, visitors, (path, visitor) => {
      const plain = decideAccess(path, visitor, 'wechat');
      const led = plain.kind === 'redirect' && plain.to === '/login';
      const byWechat = { kind: 'redirect', to: '/login?mode=wechat', rememberTarget: true };
      expect(decideAccess(path, visitor, 'wechat', undefined, 'notNeeded', true)).toEqual(
        led ? byWechat : plain,
      );
      for (const environment of ['browser', 'native'] as const)
        expect(decideAccess(path, visitor, environment, undefined, 'notNeeded', true)).toEqual(
          decideAccess(path, visitor, environment),
        );
    }),
    runs,
  );
  expect(shown(decideAccess('/message', anonymous, 'wechat', undefined, 'notNeeded', true))).toBe(
    '/login?mode=wechat +target',
  );
  expect(decideAccess('/login?mode=wechat', anonymous, 'wechat', undefined, 'notNeeded', true)).toEqual({
    kind: 'allow',
  });
});

test('[ACC-01] every address gets an answer, the same each time, and query and fragment do not count', () => {
  fc.assert(
    fc.property(
      paths,
      visitors,
      fc.constantFrom(...environments),
      fc.string(),
      (path, visitor, environment, text) => {
        const decision = decideAccess(path, visitor, environment);
        expect(decideAccess(path, visitor, environment)).toEqual(decision);
        expect(decideAccess(`${path}?${text}`, visitor, environment)).toEqual(decision);
        expect(decideAccess(`${path}#${text}`, visitor, environment)).toEqual(decision);
      },
    ),
    runs,
  );
});

test('[ACC-01] nobody is sent in a circle: where an anonymous visitor or a member is sent, they may stay', () => {
  fc.assert(
    fc.property(paths, visitors, (path, visitor) => {
      const decision = decideAccess(path, visitor, 'browser');
      const target = decision.kind === 'redirect' ? decision.to : path;
      expect(decideAccess(target, visitor, 'browser').kind).toBe('allow');
    }),
    runs,
  );
});

test('[ACC-01] whatever a visitor may see a crawler may, and what a crawler may see so may any member but login and landing', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const allowed = (visitor: Visitor): boolean => decideAccess(path, visitor, 'browser').kind === 'allow';
      if (allowed(anonymous)) expect(allowed(crawler)).toBe(true);
      if (allowed(unverified)) expect(allowed(verified)).toBe(true);
      if (allowed(crawler) && !/^\/(login|(sale|buy)\/landing)/.test(path))
        expect(allowed(unverified)).toBe(true);
    }),
    runs,
  );
});

test('[ACC-02] only redirects to a login or to the verification keep the target', () => {
  fc.assert(
    fc.property(paths, visitors, (path, visitor) => {
      const decision = decideAccess(path, visitor, 'browser');
      if (decision.kind === 'allow') return;
      expect(decision.rememberTarget).toBe(/^\/(login|user)/.test(decision.to));
    }),
    runs,
  );
});

test.each([
  ['/', 'allow'],
  ['/user', 'allow'],
  ['/user/', 'allow'],
  ['/user/other', '/user/auditLogin +target'],
  ['/sale2', '/user/auditLogin +target'],
  ['/salesman/1', '/user/auditLogin +target'],
  ['/activity', 'allow'],
  ['/activity/1', 'allow'],
  ['/activity2', '/user/auditLogin +target'],
  ['/newsletter', '/user/auditLogin +target'],
  ['/news/presentation', 'allow'],
  ['/search/deep', '/user/auditLogin +target'],
  ['/Sale', '/user/auditLogin +target'],
])('[ACC-07] an unverified member at %s: %s', (path, decided) => {
  expect(shown(decideAccess(path, unverified, 'browser'))).toBe(decided);
});

test.each([
  ['/login', '/'],
  ['/login/passwd', '/'],
  ['/login/retrieve?a=1', '/'],
])('[ACC-06] a member who opens %s goes home, and nothing is remembered', (path, to) => {
  expect(decideAccess(path, unverified, 'browser', '/user')).toEqual({
    kind: 'redirect',
    to,
    rememberTarget: false,
  });
});

test.each([
  [undefined, '/'],
  ['/user', '/user'],
  ['/sale/entrust/1?x=1#y', '/sale/entrust/1?x=1#y'],
  ['/login/passwd?redirect=/user', '/'],
  ['/login', '/'],
  ['/login/', '/'],
  ['/sale/landing', '/'],
  ['/buy/landing/', '/'],
  ['/sale/landing#top', '/'],
])('[ACC-06] a member who opens a landing page from %s is sent to %s', (cameFrom, to) => {
  for (const path of ['/sale/landing', '/buy/landing', '/sale/landing?from=ad']) {
    expect(decideAccess(path, verified, 'browser', cameFrom)).toEqual({
      kind: 'redirect',
      to,
      rememberTarget: false,
    });
  }
});

test('[ACC-01] the order of the lines decides nothing: fixed segments win over parameters', () => {
  const reversed = accessIn(accessTable.toReversed());
  fc.assert(
    fc.property(paths, (path) => {
      expect(reversed(path)).toBe(accessOfPath(path));
    }),
    runs,
  );
  expect(reversed('/buy/hundred')).toBe('public');
});

test('[ACC-02][ACC-04] wherever anybody is sent, a page stands', () => {
  const standing = routeTable.map(({ path }) => path);
  for (const visitor of [anonymous, unverified]) {
    const decision = decideAccess('/message', visitor, 'browser');
    expect(decision.kind === 'redirect' && standing).toContain(decision.kind === 'redirect' && decision.to);
  }
});
