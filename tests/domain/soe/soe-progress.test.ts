import { expect, test } from 'vitest';
import { exactDay, startOfCalendarDay } from '../../../contract/calendar/calendar-day';
import type { Soe } from '../../../contract/soe/soe';
import { deadlineFile } from '../../../src/domain/soe/deadline-file';
import { exchangeLink } from '../../../src/domain/soe/exchange-link';
import { basisText, progressOf, standingNow, standingTexts } from '../../../src/domain/soe/soe-progress';
import { beijingClock } from '../../../src/domain/time/date-fields';
import { soe } from '../../../tools/docs/contract/examples/soe';
import { datesOf } from '../../support/samples/soe-listing';

const at = (day: string) => ({ now: startOfCalendarDay(exactDay(day)), clock: beijingClock });
const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const says = (listing: Soe, day: string): string => {
  const { stage, period } = standingTexts(listing, at(day));
  return plain(`${stage}｜${period}`);
};
const listing = (dates: Soe['dates']): Soe => ({ ...soe, dates });

test.each([
  ['2026-09-01', '尚未开始披露｜'],
  ['2026-09-08', '预披露｜10月9日截止，还剩 18 个工作日'],
  ['2026-10-09', '预披露｜今天截止'],
  ['2026-10-12', '预披露｜10月9日已截止，等交易机构公告'],
  ['2026-12-03', '正式披露｜12月4日截止，还剩 1 个工作日'],
  ['2026-12-05', '登记｜'],
])('[MKT-17] on %s the listing says %s', (day, expected) => {
  expect(says(soe, day)).toBe(expected);
});

test('[MKT-17] a deadline in a year without a notice names the year, and no day', () => {
  const open = listing({ ...datesOf({ formalFrom: '2026-11-16' }), formalDays: 40 });
  expect(says(open, '2026-11-20')).toBe('正式披露｜截止日待国务院公布 2027 年节假日安排');
  const stated = listing(datesOf({ formalFrom: '2026-12-01', formalUntil: '2027-01-12' }));
  expect(says(stated, '2026-12-02')).toBe(
    '正式披露｜2027年1月12日截止，剩余工作日待国务院公布 2027 年节假日安排',
  );
});

test('[MKT-17] the steps are past, present and ahead; an end or a suspension follows what has begun', () => {
  const places = (dates: Soe['dates'], day: string) =>
    progressOf(listing(dates), at(day)).map(({ name, place }) => `${name} ${place}`);
  expect(places(soe.dates, '2026-11-20')).toEqual([
    '预披露 past',
    '正式披露 now',
    '登记 ahead',
    '竞价 ahead',
    '成交 ahead',
  ]);
  expect(places(datesOf({ formalFrom: '2026-10-20', suspendedOn: '2026-11-04' }), '2026-11-20')).toEqual([
    '正式披露 past',
    '中止 failed',
  ]);
  expect(places(datesOf({ formalFrom: '2026-07-20', endedOn: '2026-08-04' }), '2026-11-20')).toEqual([
    '正式披露 past',
    '终结 failed',
  ]);
});

test('[MKT-17] the basis of a period names its document and validity, and a length that was not verified', () => {
  const standing = standingNow(listing({ ...soe.dates, formalUntil: null }), at('2026-11-20').now);
  const step = standing._tag === 'Right' ? (standing.right.period?.step ?? null) : null;
  expect(step === null ? '' : plain(basisText(step))).toBe(
    '产权转让正式披露：20 个工作日，依据企业国有资产交易监督管理办法（国资委、财政部令第 32 号），2016-06-24 起适用',
  );
  expect(step === null ? '' : basisText({ ...step, confirmed: false })).toContain('未与原文核对');
});

test('[MKT-17] the deadline is a calendar file while it lies ahead, with the address of the page', () => {
  const file = deadlineFile(soe, 'https://hupo.example', at('2026-11-20').now);
  expect(file?.name).toBe('G32026SH1000207.ics');
  expect(file?.mediaType).toBe('text/calendar');
  const text = file?.text.replaceAll('\r\n ', '') ?? '';
  expect(text).toContain('DTSTART;VALUE=DATE:20261204\r\n');
  expect(text).toContain('URL:https://hupo.example/soe/S20260102\r\n');
  expect(deadlineFile(soe, 'https://hupo.example', at('2026-10-12').now)).toBeNull();
  const open = listing({ ...datesOf({ formalFrom: '2026-11-16' }), formalDays: 40 });
  expect(deadlineFile(open, 'https://hupo.example', at('2026-11-20').now)).toBeNull();
});

test.each([
  ['SH', 'https://www.suaee.com/project/1', 'https://www.suaee.com/project/1'],
  ['SH', 'https://www.cbex.com.cn/', null],
  ['SH', 'http://www.suaee.com/', null],
  ['SH', 'https://www.suaee.com@evil.example/', null],
  ['SH', 'javascript:alert(1)', null],
  ['??', 'https://www.suaee.com/', null],
])('[SEC-02] a listing at %s with the address %s leads to %s', (exchange, link, expected) => {
  expect(exchangeLink({ exchange, link })).toBe(expected);
});
