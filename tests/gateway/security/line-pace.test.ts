import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSettled, nothingWritten, paced } from '../../../gateway/src/domain/security/line-pace';
import {
  maskedPhone,
  securityKinds,
  type SecurityLine,
} from '../../../gateway/src/domain/security/security-event';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const happening = fc.record({
  kind: fc.constantFrom(...securityKinds.slice(0, 3)),
  pause: fc.constantFrom(0, 0, 0, 0, 1, 500, 20_000, 60_000),
  times: fc.integer({ min: 1, max: 90 }),
});

test('[SEC-05] of each kind sixty lines a minute are written, and what is left out is counted to the last one', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 20 }), (happenings) => {
      let now = 1_000;
      let pace = nothingWritten;
      const lines: SecurityLine[] = [];
      for (const { kind, pause, times } of happenings) {
        now += pause;
        for (let index = 0; index < times; index += 1) {
          const next = paced(pace, { kind, address: '10.0.0.1', account: null, about: 'x' }, now);
          pace = next.pace;
          lines.push(...next.lines);
        }
      }
      lines.push(...allSettled(pace, now));
      for (const kind of securityKinds) {
        const came = happenings.filter((one) => one.kind === kind).reduce((sum, { times }) => sum + times, 0);
        const ofKind = lines.filter((line) => line.kind === kind);
        const leftOut = ofKind.reduce((sum, line) => sum + ('leftOut' in line ? line.leftOut : 0), 0);
        const told = ofKind.filter((line) => !('leftOut' in line));
        expect(told.length + leftOut).toBe(came);
        for (const { at } of told)
          expect(told.filter((line) => line.at >= at && line.at < at + 60_000).length).toBeLessThanOrEqual(
            120,
          );
      }
    }),
    runs,
  );
});

test('[SEC-05] a phone is never written in full', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{4,15}$/), (phone) => {
      expect(maskedPhone(phone)).not.toContain(phone);
    }),
    runs,
  );
});
