import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { written } from '../../../gateway/src/adapters/security-log/line-codec';
import { fileBytes } from '../../../gateway/src/adapters/security-log/rotated-file';
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
    mostLines.ofSourceAMinute + 2,
  );
  expect(lines).toContainEqual({ at: 1, ...refusedFrom('10.0.0.2') });
  expect(lines).toContainEqual({ at: 2, ...decided });
  expect(lines).toContainEqual({
    at: 60_000,
    kind: 'call.refused',
    leftOut: 1_000 - mostLines.ofSourceAMinute,
  });
});

/** Calls refused once a second for so many minutes, in turns from so many addresses. */
const noiseOf = (minutes: number, addresses: number): readonly (readonly [number, SecurityEvent])[] =>
  Array.from({ length: minutes * 60 }, (_, second) => {
    return [second * 1_000, refusedFrom(`10.0.${second % addresses}.1`)] as const;
  });
const writtenOf = (lines: readonly SecurityLine[], address: string): number =>
  lines.filter((line) => 'address' in line && line.address === address).length;

test('[SEC-05] one address has sixty lines of a kind an hour, and the next hour sixty more', () => {
  const lines = linesOf(noiseOf(120, 1));
  expect(
    writtenOf(
      lines.filter(({ at }) => at < 3_600_000),
      '10.0.0.1',
    ),
  ).toBe(mostLines.ofSourceAnHour);
  expect(writtenOf(lines, '10.0.0.1')).toBe(2 * mostLines.ofSourceAnHour);
});

test.each([2, 10, 40])('[SEC-05] noise of %i addresses leaves the lines of a new address in', (addresses) => {
  const noise = noiseOf(120, addresses);
  const moments = Array.from({ length: 119 }, (_, minute) => minute * 60_000 + 59_500);
  const visits = moments.map((at, index) => [at, refusedFrom(`192.0.2.${index}`)] as const);
  const lines = linesOf([...noise, ...visits].sort(([one], [other]) => one - other));
  for (const [at, event] of visits) expect(lines).toContainEqual({ at, ...event });
  const known = lines.filter((line) => 'address' in line && line.address?.startsWith('10.') === true);
  expect(known.length).toBeLessThanOrEqual(2 * mostLines.ofKnownAnHour);
});

test('[SEC-05] noise of a thousand addresses writes 600 lines of its kind an hour', () => {
  const told = linesOf(noiseOf(120, 1_000)).filter((line) => !('leftOut' in line));
  expect(told.length).toBe(2 * mostLines.anHour);
});

test('[SEC-05] one address with three kinds takes more than a week to fill the 8 MiB of the file', () => {
  const kinds = ['call.refused', 'login.failed', 'socket.refused'] as const;
  const lines = linesOf(
    noiseOf(120, 1).flatMap(([at, event]) => kinds.map((kind) => [at, { ...event, kind }] as const)),
  );
  const bytesAnHour = lines.reduce((sum, line) => sum + written(line).length, 0) / 2;
  expect((8 * fileBytes) / bytesAnHour).toBeGreaterThan(7 * 24);
});

test('[SEC-05] the decisions of one account do not hide those of another at the same address', () => {
  const decided = (account: string): SecurityEvent => ({
    kind: 'deal.decided',
    address: '10.0.0.1',
    account,
    about: 'x',
  });
  const noise = noiseOf(59, 1).map(([at]) => [at, decided('u1')] as const);
  const last = [59 * 60_000, decided('u2')] as const;
  expect(linesOf([...noise, last])).toContainEqual({ at: last[0], ...last[1] });
});

test('[SEC-05] a phone is never written in full', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{4,15}$/), (phone) => {
      expect(maskedPhone(phone)).not.toContain(phone);
    }),
    runs,
  );
});
