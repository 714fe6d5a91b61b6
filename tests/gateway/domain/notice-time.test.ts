import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeEvents } from '../../../contract/member/notices';
import { beijingTime } from '../../../contract/values/beijing-time';
import { dayMs, hourMs } from '../../../contract/values/duration';
import { digestOf } from '../../../gateway/src/domain/message/notice-digest';
import { nextAt, noticeDue, quietEnd } from '../../../gateway/src/domain/message/notice-time';
import { propertyRuns } from '../../support/property';

const hour = fc.integer({ min: 0, max: 23 });
const moment = fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 });
const quietHours = fc.record({ from: hour, until: hour }).filter(({ from, until }) => from !== until);
const schedules = fc.record({ quiet: fc.option(quietHours), digestAt: fc.option(hour) });
const held = fc.constantFrom(...noticeEvents.filter((event) => event !== 'security'));
const at = (text: string): number => Date.parse(`${text}+08:00`);
const hourOf = (now: number): number => Number(beijingTime(now).slice(11, 13));

/** By the hour of the clock alone, without the rule's arithmetic. */
const isQuiet = (
  { from, until }: { readonly from: number; readonly until: number },
  now: number,
): boolean => {
  const current = hourOf(now);
  return from < until ? from <= current && current < until : current >= from || current < until;
};

test.each([
  ['an hour before', '2026-11-29T21:59:59', null],
  ['at the start', '2026-11-29T22:00:00', '2026-11-30T08:00:00'],
  ['after midnight', '2026-11-30T03:00:00', '2026-11-30T08:00:00'],
  ['at the end', '2026-11-30T08:00:00', null],
])('[MKT-24] quiet hours from 22 to 8, %s', (_, now, ends) => {
  expect(quietEnd({ from: 22, until: 8 }, at(now))).toBe(ends === null ? null : at(ends));
});

test('[MKT-24] quiet hours hold by the clock, and end at their hour within a day', () => {
  fc.assert(
    fc.property(quietHours, moment, (quiet, now) => {
      const end = quietEnd(quiet, now);
      expect(end !== null).toBe(isQuiet(quiet, now));
      if (end === null) return;
      expect(end - now).toBeGreaterThan(0);
      expect(end - now).toBeLessThan(dayMs);
      expect(beijingTime(end).slice(11)).toBe(`${String(quiet.until).padStart(2, '0')}:00:00`);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-24] the digest is due once a day at its hour, always later than now', () => {
  fc.assert(
    fc.property(hour, moment, (digestAt, now) => {
      const next = nextAt(digestAt, now);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(dayMs);
      expect(hourOf(next)).toBe(digestAt);
      expect(nextAt(digestAt, next)).toBe(next + dayMs);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-24] a notice is never due in the quiet hours nor before it is made; security never waits', () => {
  fc.assert(
    fc.property(schedules, held, moment, (schedule, event, now) => {
      const due = noticeDue(schedule, event, now);
      expect(due.at).toBeGreaterThanOrEqual(now);
      expect(due.at - now).toBeLessThan(2 * dayMs);
      if (schedule.quiet !== null) expect(isQuiet(schedule.quiet, due.at)).toBe(false);
      expect(due.digest).toBe(schedule.digestAt !== null);
      if (schedule.quiet === null && schedule.digestAt === null) expect(due.at).toBe(now);
      expect(noticeDue(schedule, 'security', now)).toEqual({ at: now, digest: false });
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-24] a digest within the quiet hours comes at their end', () => {
  const due = noticeDue({ quiet: { from: 6, until: 10 }, digestAt: 7 }, 'deal', at('2026-11-29T12:00:00'));
  expect(due).toEqual({ at: at('2026-11-30T10:00:00'), digest: true });
  expect(due.at % hourMs).toBe(0);
});

test('[MKT-24] a digest counts all, links each, and holds no markup of theirs', () => {
  const entry = fc.record({
    title: fc.string({ minLength: 1, maxLength: 80 }),
    content: fc.string({ maxLength: 200 }),
    link: fc.constantFrom('/pay/1', '/sale/entrust/s1?a=1&b="2"'),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 2, maxLength: 130 }), (entries) => {
      const { title, content, html } = digestOf(entries);
      expect(title).toBe(`今日摘要：${entries.length} 条通知`);
      expect(Array.from(content).length).toBeLessThanOrEqual(500);
      expect(html.match(/<li>/g)).toHaveLength(Math.min(entries.length, 100));
      expect(html.replaceAll(/<\/?(?:ul|li|p|a)(?: href="[^"<>]*")?>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});
