import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterDrag, afterKey } from '../../../gateway/src/captcha/page/slider-position';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const most = fc.integer({ min: 1, max: 600 });
const keys = fc.constantFrom(
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
);

test('[LAY-17] whatever keys are pressed, the slider stays a whole number between its ends', () => {
  fc.assert(
    fc.property(most, fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 50 }), (end, presses) => {
      const at = presses.reduce((from, [key, shift]) => afterKey(from, key, shift, end) ?? from, 0);
      expect(Number.isInteger(at)).toBe(true);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(end);
    }),
    runs,
  );
});

test('[LAY-17] every place can be reached by the arrow keys, one px at a time', () => {
  fc.assert(
    fc.property(most, (end) => {
      const passed = Array.from({ length: end }).reduce<number[]>(
        (places) => [...places, afterKey(places.at(-1) ?? 0, 'ArrowRight', false, end) ?? -1],
        [0],
      );
      expect(passed).toEqual(Array.from({ length: end + 1 }, (_, index) => index));
    }),
    { numRuns: 100 },
  );
});

test('[LAY-17] arrows go 1 px, with Shift 10, page keys 30, Home and End to the ends', () => {
  const from100 = (key: string, shift = false) => afterKey(100, key, shift, 296);
  expect(from100('ArrowRight')).toBe(101);
  expect(from100('ArrowUp')).toBe(101);
  expect(from100('ArrowLeft')).toBe(99);
  expect(from100('ArrowDown')).toBe(99);
  expect(from100('ArrowRight', true)).toBe(110);
  expect(from100('ArrowLeft', true)).toBe(90);
  expect(from100('PageUp')).toBe(130);
  expect(from100('PageDown')).toBe(70);
  expect(from100('Home')).toBe(0);
  expect(from100('End')).toBe(296);
});

test('[LAY-17] other keys do not move it, nor do names of inherited properties', () => {
  for (const key of ['a', 'Tab', 'Escape', 'Enter', 'constructor', 'toString']) {
    expect(afterKey(5, key, false, 296)).toBeNull();
  }
});

test('[CAP-01] a drag over the whole way goes from end to end, whatever the width on the page', () => {
  fc.assert(
    fc.property(
      most,
      fc.integer({ min: 50, max: 1_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (end, travel, share) => {
        const at = afterDrag(0, share * travel, travel, end);
        expect(Math.abs(at - share * end)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(afterDrag(0, travel * 2, travel, end)).toBe(end);
        expect(afterDrag(end, -travel * 2, travel, end)).toBe(0);
        expect(afterDrag(3, 40, 0, end)).toBe(3);
      },
    ),
    runs,
  );
});
