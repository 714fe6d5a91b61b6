import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSettled, mostLines, nothingWritten, paced } from '../../../gateway/src/domain/security/line-pace';
import {
  maskedPhone,
  securityKinds,
  type SecurityEvent,
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
          const next = paced(pace, { kind, address: `10.0.0.${index}`, account: null, about: 'x' }, now);
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
        // They come in the order of time: so many lines further it is a minute later.
        for (const [place, { at }] of told.slice(2 * mostLines.aMinute).entries())
          expect(at - (told[place]?.at ?? 0)).toBeGreaterThanOrEqual(60_000);
      }
    }),
    runs,
  );
});

/** The lines that are written of these events, which come at these moments. */
const linesOf = (
  events: readonly (readonly [at: number, event: SecurityEvent])[],
): readonly SecurityLine[] => {
  let pace = nothingWritten;
  return events.flatMap(([at, event]) => {
    const next = paced(pace, event, at);
    pace = next.pace;
    return next.lines;
  });
};
const refusedFrom = (address: string): SecurityEvent => ({
  kind: 'call.refused',
  address,
  account: null,
  about: '401 /call',
});

test('[SEC-05] noise of one address hides neither another address nor another kind', () => {
  const noise = Array.from({ length: 1_000 }, () => [0, refusedFrom('10.0.0.1')] as const);
  const decided: SecurityEvent = { kind: 'deal.decided', address: '10.0.0.1', account: 'u1', about: 'x' };
  const lines = linesOf([...noise, [1, refusedFrom('10.0.0.2')], [2, decided], [60_000, decided]]);
  expect(lines.filter((line) => 'address' in line && line.address === '10.0.0.1').length).toBe(
    mostLines.ofAddressAMinute + 2,
  );
  expect(lines).toContainEqual({ at: 1, ...refusedFrom('10.0.0.2') });
  expect(lines).toContainEqual({ at: 2, ...decided });
  expect(lines).toContainEqual({
    at: 60_000,
    kind: 'call.refused',
    leftOut: 1_000 - mostLines.ofAddressAMinute,
  });
});

test('[SEC-05] noise that lasts for hours writes 600 lines of its kind an hour, so that older lines stay', () => {
  const minutes = 120;
  const noise = Array.from({ length: minutes * 60 }, (_, second) => {
    return [second * 1_000, refusedFrom(`10.0.${second % 200}.1`)] as const;
  });
  const told = linesOf(noise).filter((line) => !('leftOut' in line));
  expect(told.length).toBe(2 * mostLines.anHour);
});

test('[SEC-05] a phone is never written in full', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{4,15}$/), (phone) => {
      expect(maskedPhone(phone)).not.toContain(phone);
    }),
    runs,
  );
});
