import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { negotiate, readHeartBeat } from '../../../gateway/src/socket/heart-beat';
import { propertyRuns } from '../../support/property';

test('[SOC-01] each direction goes at the pace of the slower side, and 0 on either side is none', () => {
  const interval = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }));
  fc.assert(
    fc.property(interval, interval, (sends, wants) => {
      const { toClient, fromClient } = negotiate({ sends, wants });
      expect(fromClient).toBe(sends === 0 ? 0 : Math.max(10_000, sends));
      expect(toClient).toBe(wants === 0 ? 0 : Math.max(10_000, wants));
    }),
    { numRuns: propertyRuns },
  );
});

test('[SOC-01] the header is two whole numbers, absent means none', () => {
  expect(readHeartBeat('5000,20000')).toEqual({ sends: 5_000, wants: 20_000 });
  expect(readHeartBeat(null)).toEqual({ sends: 0, wants: 0 });
  for (const text of ['', '1', '1,2,3', 'a,b', '1.5,2', '-1,0', '9999999999,0']) {
    expect(readHeartBeat(text)).toBeNull();
  }
});
