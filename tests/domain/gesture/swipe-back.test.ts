import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { goesBack, type Swipe } from '../../../src/domain/gesture/swipe-back';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const swipe = (changed: Partial<Swipe>): Swipe => ({
  from: { x: 60, y: 400 },
  to: { x: 260, y: 410 },
  fingers: 1,
  claimed: false,
  ...changed,
});
const place = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 2000 }) });
const swipes = fc.record({
  from: place,
  to: place,
  fingers: fc.integer({ min: 1, max: 3 }),
  claimed: fc.boolean(),
});

test.each<[string, Partial<Swipe>, boolean]>([
  ['101 px to the right', { to: { x: 161, y: 400 } }, true],
  ['exactly 100 px', { to: { x: 160, y: 400 } }, false],
  ['to the left', { from: { x: 300, y: 400 }, to: { x: 60, y: 400 } }, false],
  ['as far down as to the right', { to: { x: 260, y: 600 } }, false],
  ['a little more to the right than down', { to: { x: 261, y: 600 } }, true],
  ['begun 29 px from the edge, which is the system’s', { from: { x: 29, y: 400 } }, false],
  ['begun 30 px from the edge', { from: { x: 30, y: 400 } }, true],
  ['with two fingers', { fingers: 2 }, false],
  ['begun in a carousel or a field', { claimed: true }, false],
])('[LAY-04] a swipe %s', (_, changed, back) => {
  expect(goesBack(swipe(changed))).toBe(back);
});

test('[LAY-04] whatever goes back went right by more than 100 px, mostly sideways, away from the edge', () => {
  fc.assert(
    fc.property(swipes, (made) => {
      fc.pre(goesBack(made));
      const { from, to } = made;
      expect(to.x - from.x).toBeGreaterThan(100);
      expect(Math.abs(to.y - from.y)).toBeLessThan(to.x - from.x);
      expect(from.x).toBeGreaterThanOrEqual(30);
    }),
    runs,
  );
});

test('[LAY-04] up or down makes no difference, and a swipe that goes back still does when it is longer', () => {
  fc.assert(
    fc.property(swipes, fc.nat({ max: 500 }), (made, further) => {
      const { from, to } = made;
      const mirrored = { ...made, to: { x: to.x, y: 2 * from.y - to.y } };
      expect(goesBack(mirrored)).toBe(goesBack(made));
      const longer = { ...made, to: { x: to.x + further, y: to.y } };
      if (goesBack(made)) expect(goesBack(longer)).toBe(true);
    }),
    runs,
  );
});
