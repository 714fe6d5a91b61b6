import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '../../../contract/kind/kinds';
import { isKindWith, kindNames, kindsWith } from '../../../contract/kind/capabilities';
import { isInsideAddress } from '../../../src/domain/address/inside-address';
import {
  postedAddress,
  posterAddress,
  promotedLink,
  readPoster,
} from '../../../src/domain/poster/poster-address';
import { promotionOf } from '../../../src/domain/promotion/promotion';
import type { SharedThing } from '../../../src/domain/share/thing-to-share';
import { propertyRuns } from '../../support/property';

const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const things = fc
  .tuple(fc.constantFrom(...kindsWith('share')), ids, ids)
  .map(([kind, id, sourceType]): SharedThing => ({
    kind,
    id,
    sourceType: kinds[kind].bySource ? sourceType : null,
  }));
const searchOf = (address: string): string => address.slice(address.indexOf('?'));

test('[SCR-08] the address of a poster names its thing, and is read as it was made', () => {
  fc.assert(
    fc.property(things, (thing) => {
      expect(isInsideAddress(posterAddress(thing))).toBe(true);
      expect(readPoster(searchOf(posterAddress(thing)))).toEqual({ kind: 'thing', thing });
    }),
    { numRuns: propertyRuns },
  );
  expect(readPoster('')).toEqual({ kind: 'app' });
  expect(posterAddress(null)).toBe('/share');
});

test('[MKT-19] a kind that is not shared has no poster, and its list is the way on', () => {
  const unshared = kindNames.filter((kind) => !isKindWith('share', kind));
  expect(unshared).toContain('fund');
  for (const kind of unshared)
    expect(readPoster(`?kind=${kind}&id=7`)).toEqual({
      kind: 'unshared',
      label: kinds[kind].label,
      list: kinds[kind].path,
    });
});

test.each([
  '?kind=house&id=7',
  '?kind=__proto__&id=7',
  '?kind=buy',
  '?kind=buy&id=',
  '?kind=buy&id=a/b',
  '?kind=sale&id=7',
  '?kind=sale&id=7&sourceType=..',
  '?id=7',
])('[SCR-08] %s names nothing', (search) => {
  expect(readPoster(search)).toEqual({ kind: 'unknown' });
});

test('[LAY-14] the link of a poster carries the promotion code, which the entry page reads', () => {
  fc.assert(
    fc.property(fc.option(things, { nil: null }), ids, (thing, sprad) => {
      const link = promotedLink('https://hupo.example', postedAddress(thing), sprad);
      expect(promotionOf(link).sprad).toBe(sprad);
      expect(promotedLink('https://hupo.example', postedAddress(thing), null)).not.toContain('sprad');
    }),
    { numRuns: propertyRuns },
  );
});
