import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactDay } from '../../../contract/calendar/calendar-day';
import {
  calendarFile,
  calendarFileType,
  eventUid,
  type CalendarEvent,
} from '../../../contract/calendar-file/calendar-file';
import { folded, textValue } from '../../../contract/calendar-file/content-lines';
import { texts } from '../../support/arbitraries/values';

const stamp = Date.UTC(2026, 10, 29, 4, 5, 6, 789);
const event: CalendarEvent = {
  uid: eventUid('soe-S20260101-disclosure', 'hupo.example'),
  sequence: 2,
  title: '信息披露截止',
  description: '保定澄源水务 70 % 股权；底价 2.00 亿元',
  location: '',
  link: 'https://hupo.example/soe/S20260101',
  time: { kind: 'day', day: exactDay('2026-12-31') },
  reminderMinutes: 1440,
};
const from = Date.UTC(2026, 11, 18, 1, 30);
const bidding: CalendarEvent = {
  ...event,
  time: { kind: 'moments', from, until: from + 3_600_000 },
  reminderMinutes: null,
};
const file = (one: Partial<CalendarEvent>, zone: 'utc' | 'shanghai' = 'utc'): string =>
  calendarFile([{ ...event, ...one }], { stamp, zone });

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** The content lines as a calendar reads them. */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

const valueOf = (text: string, name: string): string =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';

/** A text value as a calendar reads it. */
const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

test('[MKT-17] a deadline is a whole day in a file that a calendar reads', () => {
  expect(file({}).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hupo//Calendar//ZH-CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:soe-S20260101-disclosure@hupo.example',
    'DTSTAMP:20261129T040506Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:信息披露截止',
    'DESCRIPTION:保定澄源水务 70 % 股权；底价 2.00 亿元',
    'URL:https://hupo.example/soe/S20260101',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:信息披露截止',
    'TRIGGER:-PT1440M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[MKT-17] moments are written in UTC, or in Shanghai time with the one offset of its zone', () => {
  const inUtc = calendarFile([bidding], { stamp });
  expect(inUtc).toContain('\r\nDTSTART:20261218T013000Z\r\nDTEND:20261218T023000Z\r\n');
  expect(inUtc).not.toContain('TZID');
  const inShanghai = calendarFile([bidding, bidding], { stamp, zone: 'shanghai' });
  expect(inShanghai).toContain('\r\nDTSTART;TZID=Asia/Shanghai:20261218T093000\r\n');
  expect(inShanghai.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(inShanghai.match(/TZOFFSETTO:\+0800/g)).toHaveLength(1);
  expect(inShanghai).not.toMatch(/TZID=[^\r]*Z\r/);
  expect(inShanghai.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(inShanghai.indexOf('BEGIN:VEVENT'));
  expect(inShanghai).toContain('\r\nDTSTAMP:20261129T040506Z\r\n');
});

test('[MKT-17] a calendar file is served as a calendar in UTF-8', () => {
  expect(calendarFileType).toBe('text/calendar; charset=utf-8');
});

test('[MKT-17] a file of whole days alone has no zone, and one without events is a file all the same', () => {
  expect(file({}, 'shanghai')).not.toContain('TZID');
  expect(unfolded(calendarFile([], { stamp })).at(-1)).toBe('END:VCALENDAR');
});

test('[MKT-17] an event has the same id in each file, and a higher number after a change', () => {
  const later = calendarFile([{ ...event, sequence: 3 }], { stamp: stamp + 86_400_000 });
  expect(valueOf(later, 'UID')).toBe(valueOf(file({}), 'UID'));
  expect([valueOf(file({}), 'SEQUENCE'), valueOf(later, 'SEQUENCE')]).toEqual(['2', '3']);
});

test.each([
  ['a line break', '第一行\n第二行\r\n第三行\r第四行', '第一行\\n第二行\\n第三行\\n第四行'],
  ['a Unicode line break', '一\u2028二\u2029三\u0085四', '一\\n二\\n三\\n四'],
  ['signs of the format', 'a;b,c\\d:e"f', 'a\\;b\\,c\\\\d:e"f'],
  ['a backslash before n', String.raw`C:\new`, String.raw`C:\\new`],
  ['control characters', 'a\u0000b\u0007c\u001bd\u007fe\u009ff\tg', 'abcdef\tg'],
  ['half a surrogate pair', 'a\ud83db\udc00c', 'abc'],
  ['a picture of several', '👩‍🔧报名', '👩‍🔧报名'],
  ['nothing', '', ''],
])('[MKT-17] a text with %s is escaped', (_, text, expected) => {
  expect(textValue(text)).toBe(expected);
});

test('[MKT-17] a text cannot begin a line of its own in the file', () => {
  const attack = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u2028ACTION:EMAIL';
  const link = 'https://hupo.example/\r\nATTACH:file';
  const one = { uid: attack, title: attack, description: attack, location: attack, link };
  const lines = unfolded(file({ ...one, reminderMinutes: null }));
  expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
  expect(lines.filter((line) => /^(BEGIN:VALARM|ACTION|ATTACH)/.test(line))).toEqual([]);
  expect(valueOf(file(one), 'URL')).toBe('https://hupo.example/ATTACH:file');
});

test.each([
  ['200 Chinese characters', '琥'.repeat(200)],
  ['200 emoji', '🏭'.repeat(200)],
  ['a joined emoji at each place of the fold', `${'a'.repeat(60)}👩‍🔧👩‍🔧👩‍🔧`],
  ['200 Latin letters', 'x'.repeat(200)],
  ['escaped signs at the fold', ';'.repeat(100)],
])('[MKT-17] a title of %s is folded at 75 octets, and is read back whole', (_, title) => {
  const text = file({ title, reminderMinutes: null });
  expect(text.split('\r\n').every((line) => octets(line) <= 75)).toBe(true);
  expect(unescaped(valueOf(text, 'SUMMARY'))).toBe(title);
});

test('[MKT-17] a line of 75 octets is not folded, one of 76 is', () => {
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  expect(folded(`${'x'.repeat(73)}琥`)).toBe(`${'x'.repeat(73)}\r\n 琥`);
  expect(folded(`${'x'.repeat(72)}琥`)).toBe(`${'x'.repeat(72)}琥`);
  expect(folded('')).toBe('');
});

test('[MKT-17] no line of any file is over 75 octets, splits a character, or ends without CRLF', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  fc.assert(
    fc.property(texts, texts, texts, (title, description, location) => {
      const text = file({ title: title.repeat(9), description, location });
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) {
        const bytes = new TextEncoder().encode(line);
        expect(bytes.length).toBeLessThanOrEqual(75);
        expect(decoder.decode(bytes)).toBe(line);
      }
    }),
  );
});

test('[MKT-17] any well-formed text without control characters is read back as it was', () => {
  const plain = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(plain, plain, (title, description) => {
      const text = file({ title, description: `x${description}`, reminderMinutes: null });
      expect(unescaped(valueOf(text, 'SUMMARY'))).toBe(title);
      expect(unescaped(valueOf(text, 'DESCRIPTION'))).toBe(`x${description}`);
    }),
  );
});
