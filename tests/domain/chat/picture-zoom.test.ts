import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedBy, nearestZoom, pinched, wholePicture, zoomedAt } from '../../../src/domain/chat/picture-zoom';
import { propertyRuns } from '../../support/property';

const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const point = fc.record({ x: share, y: share });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

test('[SCR-11] however a picture is zoomed and moved, it fills the screen and stays within the nearest', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, point, point, point), { maxLength: 8 }), (acts) => {
      const zoom = acts.reduce(
        (now, [by, at, to, third]) => pinched(movedBy(zoomedAt(now, by, at), to), [at, to], [to, third]),
        wholePicture,
      );
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(nearestZoom);
      const most = (zoom.scale - 1) / 2 + 1e-9;
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(most);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(most);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-11] the place under the finger stays there when a picture comes nearer', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 5, noNaN: true }), (at, by) => {
      const { scale, x, y } = zoomedAt(wholePicture, by, at);
      expect((at.x - x) / scale).toBeCloseTo(at.x, 6);
      expect((at.y - y) / scale).toBeCloseTo(at.y, 6);
    }),
    { numRuns: propertyRuns },
  );
});
