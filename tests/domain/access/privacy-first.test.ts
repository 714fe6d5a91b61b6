import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideAccess } from '../../../src/domain/access/decide-access';
import { environments } from '../../../src/domain/access/environment';
import { paths, visitors } from '../../support/arbitraries/addresses';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const readable = ['/agreePrivacy', '/user/agreement', '/user/privacy'];

test('[PRI-02] before the agreement whoever it is may see three pages, and is led to the agreement from every other', () => {
  fc.assert(
    fc.property(paths, visitors, fc.constantFrom(...environments), (path, visitor, environment) => {
      const decision = decideAccess(path, visitor, environment, undefined, 'missing');
      if (readable.includes(path.replace(/\/$/, ''))) expect(decision).toEqual({ kind: 'allow' });
      else expect(decision).toEqual({ kind: 'redirect', to: '/agreePrivacy', rememberTarget: false });
    }),
    runs,
  );
  for (const path of [...readable, '/agreePrivacy?from=1', '/user/privacy#top', '/user/agreement/'])
    expect(decideAccess(path, { kind: 'anonymous' }, 'native', undefined, 'missing').kind).toBe('allow');
});

test('[PRI-03] once agreed its page leads home, and every other page is decided as if it had never been asked', () => {
  fc.assert(
    fc.property(paths, visitors, fc.constantFrom(...environments), (path, visitor, environment) => {
      const decision = decideAccess(path, visitor, environment, undefined, 'agreed');
      if (path.replace(/\/$/, '') === '/agreePrivacy') return;
      expect(decision).toEqual(decideAccess(path, visitor, environment, undefined, 'notNeeded'));
    }),
    runs,
  );
  expect(decideAccess('/agreePrivacy', { kind: 'anonymous' }, 'native', undefined, 'agreed')).toEqual({
    kind: 'redirect',
    to: '/',
    rememberTarget: false,
  });
  expect(decideAccess('/agreePrivacy', { kind: 'anonymous' }, 'browser').kind).toBe('allow');
});
