import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathSegments } from '../../../src/domain/address/path-segments';
import { matchRoute } from '../../../src/domain/route/match-route';
import { pageAbove } from '../../../src/domain/route/page-above';
import { paths } from '../../support/arbitraries/addresses';
import { propertyRuns } from '../../support/property';

const match = (address: string) => matchRoute(address, []);
const anybody = (): boolean => true;

test.each([
  ['/message/chat?to=u-zhou', '/message'],
  ['/message/dify', '/message'],
  ['/sale/entrust/20260418', '/sale/entrust'],
  ['/sale/entrust', '/sale'],
  ['/buy/20260105', '/buy'],
  ['/pay/HP20261124#top', '/pay'],
  ['/user/info/', '/user'],
  ['/error/404', '/'],
  ['/chat_gpt', '/'],
  ['/', '/'],
])('[LAY-19] back from %s, where nothing was shown before, leads to %s', (address, above) => {
  expect(pageAbove(address, match, anybody)).toBe(above);
});

test('[LAY-19] a page that may not be seen is passed over', () => {
  expect(pageAbove('/user/privacy', match, ({ access }) => access === 'public')).toBe('/');
});

test('[LAY-19] what lies above any address is a page, and nearer to home', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const above = pageAbove(path, match, anybody);
      expect(match(above).kind).toBe('matched');
      expect(pathSegments(above).length).toBeLessThanOrEqual(Math.max(0, pathSegments(path).length - 1));
    }),
    { numRuns: propertyRuns },
  );
});
