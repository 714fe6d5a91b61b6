import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { exactDay, shiftedDay } from '../../../contract/calendar/calendar-day';
import { stateCalendar } from '../../../contract/calendar/state-calendar';
import { isWorkingDay } from '../../../contract/calendar/working-days';
import type { DisclosedListing } from '../../../contract/soe/least-disclosure';
import { soeStanding, stageFailureText, type SoeStage } from '../../../contract/soe/soe-stage';
import { exactDecimal } from '../../../contract/values/decimal';
import { knownDays } from '../../support/arbitraries/calendar-days';
import { datesOf, soeListing } from '../../support/samples/soe-listing';

const on = (listing: DisclosedListing, today: string) => soeStanding(listing, exactDay(today), stateCalendar);
const missing = (year: number) => left({ kind: 'calendarYearMissing', year });

const answer = (stage: SoeStage, deadline: unknown, daysLeft: unknown, isOver: boolean | null) => ({
  stage,
  deadline,
  daysLeft,
  isOver,
});

/** Stage, deadline and working days left; the failure where there is no stage. */
const shown = (listing: DisclosedListing, today: string) => {
  const standing = on(listing, today);
  if (!isRight(standing)) return standing.left;
  const { stage, period } = standing.right;
  return answer(stage, period?.deadline ?? null, period?.workingDaysLeft ?? null, period?.isOver ?? null);
};

const whole = soeListing({
  preFrom: '2026-06-01',
  preUntil: '2026-06-30',
  formalFrom: '2026-07-06',
  formalUntil: '2026-07-31',
  qualifiedOn: '2026-08-05',
  biddingFrom: '2026-08-12',
  biddingUntil: '2026-08-13',
  dealtOn: '2026-08-14',
});

test.each([
  ['2026-06-01', answer('preDisclosure', right('2026-06-30'), right(20), false)],
  ['2026-06-29', answer('preDisclosure', right('2026-06-30'), right(1), false)],
  ['2026-07-03', answer('preDisclosure', right('2026-06-30'), right(0), true)],
  ['2026-07-06', answer('disclosure', right('2026-07-31'), right(19), false)],
  ['2026-07-31', answer('disclosure', right('2026-07-31'), right(0), false)],
  ['2026-08-01', answer('registration', right('2026-08-10'), right(6), false)],
  ['2026-08-11', answer('registration', right('2026-08-10'), right(0), true)],
  ['2026-08-12', answer('bidding', right('2026-08-13'), right(1), false)],
  ['2026-08-14', answer('dealt', right('2026-08-21'), right(5), false)],
] as const)('[MKT-17] a listing has its stage, deadline and working days left on %s', (today, expected) => {
  expect(shown(whole, today)).toEqual(expected);
});

test('[MKT-17] a listing has no stage before its first disclosure', () => {
  expect(on(whole, '2026-05-31')).toEqual(left({ kind: 'notDisclosed' }));
  expect(stageFailureText({ kind: 'notDisclosed' })).toBe('尚未开始披露');
});

test('[MKT-17] a period without a stated end ends after the least length of its rule', () => {
  const pre = soeListing({ preFrom: '2026-09-08' });
  expect(shown(pre, '2026-09-08')).toEqual(answer('preDisclosure', right('2026-10-12'), right(20), false));
  const formal = soeListing({ formalFrom: '2026-09-08' });
  expect(shown(formal, '2026-10-12')).toEqual(answer('disclosure', right('2026-10-12'), right(0), false));
  expect(shown(formal, '2026-10-13')).toEqual(answer('registration', null, null, null));
  const standing = on(formal, '2026-09-08');
  expect(isRight(standing) && standing.right.period?.isStated).toBe(false);
  expect(isRight(standing) && standing.right.period?.step?.basis).toContain('第 32 号');
});

test('[MKT-17] the rules of an exchange may count the first day', () => {
  const counted = soeListing({}, { dates: datesOf({ formalFrom: '2026-09-08' }, 'counts') });
  expect(shown(counted, '2026-09-08')).toEqual(answer('disclosure', right('2026-10-10'), right(19), false));
});

test.each([
  ['a stake that is only repriced', { repriced: true }, '2026-07-20'],
  ['assets over 1,000 万元', { deal: 'asset' }, '2026-08-03'],
  ['assets of exactly 1,000 万元', { deal: 'asset', price: exactDecimal('1000') }, '2026-07-20'],
  ['assets of 100 万元', { deal: 'asset', price: exactDecimal('100') }, '2026-07-20'],
  ['assets that are only repriced', { deal: 'asset', repriced: true }, '2026-07-13'],
  ['new capital', { deal: 'increase', price: null }, '2026-08-31'],
] as const)('[MKT-17] the disclosure of %s has the least length of its kind', (_, other, end) => {
  const listing = soeListing({ formalFrom: '2026-07-06' }, other);
  expect(shown(listing, '2026-07-06')).toMatchObject({ stage: 'disclosure', deadline: right(end) });
});

test('[MKT-17] assets under 100 万元 have no least length, so no deadline is invented', () => {
  const listing = soeListing({ formalFrom: '2026-07-06' }, { deal: 'asset', price: exactDecimal('99.9') });
  expect(shown(listing, '2027-07-06')).toEqual(answer('disclosure', null, null, null));
});

test('[MKT-17] the length that a notice states comes before the least length', () => {
  const dates = { ...datesOf({ formalFrom: '2026-07-06' }), formalDays: 25 };
  expect(shown(soeListing({}, { dates }), '2026-07-06')).toMatchObject({ deadline: right('2026-08-10') });
  const small = { deal: 'asset', price: exactDecimal('50') } as const;
  expect(shown(soeListing({}, { dates, ...small }), '2026-07-06')).toMatchObject({
    deadline: right('2026-08-10'),
  });
});

test('[MKT-17] new capital is disclosed for 40 working days altogether, 20 of them formally', () => {
  const dates = { preFrom: '2026-06-01', preUntil: '2026-06-22', formalFrom: '2026-07-06' };
  const short = soeListing(dates, { deal: 'increase', price: null });
  // The preliminary disclosure has 14 working days: 19 June 2026 is a holiday.
  expect(shown(short, '2026-07-06')).toMatchObject({ stage: 'disclosure', deadline: right('2026-08-11') });
  const long = soeListing({ ...dates, preUntil: '2026-07-03' }, { deal: 'increase', price: null });
  expect(shown(long, '2026-07-06')).toMatchObject({ stage: 'disclosure', deadline: right('2026-08-03') });
});

test('[MKT-17] an extension moves the deadline; a suspension holds until the resumption; an end is final', () => {
  const dates = { formalFrom: '2026-07-06', formalUntil: '2026-07-31', extendedUntil: '2026-08-07' };
  expect(shown(soeListing(dates), '2026-08-03')).toMatchObject({
    stage: 'disclosure',
    deadline: right('2026-08-07'),
  });
  const suspended = soeListing({ ...dates, suspendedOn: '2026-07-20' });
  expect(shown(suspended, '2026-07-19')).toMatchObject({ stage: 'disclosure' });
  expect(shown(suspended, '2026-08-20')).toEqual(answer('suspended', null, null, null));
  const resumed = soeListing({ ...dates, suspendedOn: '2026-07-20', resumedOn: '2026-07-27' });
  expect(shown(resumed, '2026-07-26')).toMatchObject({ stage: 'suspended' });
  expect(shown(resumed, '2026-07-27')).toMatchObject({ stage: 'disclosure' });
  const again = soeListing({ ...dates, suspendedOn: '2026-07-29', resumedOn: '2026-07-27' });
  expect(shown(again, '2026-07-30')).toMatchObject({ stage: 'suspended' });
  const ended = soeListing({ ...dates, suspendedOn: '2026-07-20', endedOn: '2026-08-01' });
  expect(shown(ended, '2026-08-01')).toEqual(answer('ended', null, null, null));
});

test('[MKT-17] a deadline in a year without notice is a failure that names the year, and the stage is kept', () => {
  const listing = soeListing({ formalFrom: '2026-12-07' });
  expect(shown(listing, '2026-12-10')).toEqual(answer('disclosure', missing(2027), missing(2027), false));
  const stated = soeListing({ formalFrom: '2026-12-07', formalUntil: '2027-01-05' });
  expect(shown(stated, '2026-12-10')).toEqual(
    answer('disclosure', right('2027-01-05'), missing(2027), false),
  );
  expect(stageFailureText({ kind: 'calendarYearMissing', year: 2027 })).toBe(
    '待国务院公布 2027 年节假日安排',
  );
});

test('[MKT-17] a stage that depends on a year without notice is not guessed', () => {
  const listing = soeListing({ formalFrom: '2026-12-07' });
  expect(on(listing, '2026-12-30')).toEqual(missing(2027));
  expect(on(listing, '2027-01-20')).toEqual(missing(2027));
  expect(on(soeListing({ formalFrom: '2023-12-01' }), '2026-06-01')).toEqual(missing(2023));
});

test('[MKT-17] a disclosure before the first rule goes on without a deadline that is known', () => {
  const listing = soeListing({ formalFrom: '2016-06-01' });
  const failure = { kind: 'stepMissing', step: 'formalEquity', day: exactDay('2016-06-01') } as const;
  const expected = left(failure);
  expect(shown(listing, '2026-06-01')).toEqual(answer('disclosure', expected, expected, false));
  expect(stageFailureText(failure)).toBe('期限以交易机构公告为准');
});

const order: readonly SoeStage[] = ['preDisclosure', 'disclosure', 'registration', 'bidding', 'dealt'];

/** Listings whose steps follow each other in 2024 to 2026, some of them not yet or never announced. */
const listings = fc
  .tuple(
    knownDays,
    fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 7, maxLength: 7 }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    fc.constantFrom('equity', 'increase', 'asset'),
    fc.constantFrom('counts', 'skipped', null),
  )
  .map(([from, gaps, has, deal, firstDay]) => {
    const names = [
      'preFrom',
      'preUntil',
      'formalFrom',
      'formalUntil',
      'qualifiedOn',
      'biddingFrom',
      'biddingUntil',
      'dealtOn',
    ] as const;
    let day = from;
    const days = names.map((name, place) => {
      day = place === 0 ? from : shiftedDay(day, gaps[place - 1] ?? 1);
      return [name, day] as const;
    });
    const texts = Object.fromEntries(days.filter((_, place) => has[place]));
    return soeListing({}, { deal, dates: datesOf(texts, firstDay) });
  });

test('[MKT-17] a listing never goes back to an earlier stage as days pass', () => {
  fc.assert(
    fc.property(listings, knownDays, fc.nat({ max: 200 }), (listing, today, later) => {
      const one = soeStanding(listing, today, stateCalendar);
      const other = soeStanding(listing, shiftedDay(today, later), stateCalendar);
      if (isRight(one) && isRight(other))
        expect(order.indexOf(other.right.stage)).toBeGreaterThanOrEqual(order.indexOf(one.right.stage));
      if (isRight(one) && !isRight(other)) expect(other.left.kind).toBe('calendarYearMissing');
    }),
  );
});

test('[MKT-17] the days left fall by one over a working day, by none over another, and end at 0', () => {
  fc.assert(
    fc.property(listings, knownDays, (listing, today) => {
      const tomorrow = shiftedDay(today, 1);
      const [one, other] = [today, tomorrow].map((day) => soeStanding(listing, day, stateCalendar));
      if (one === undefined || other === undefined || !isRight(one) || !isRight(other)) return;
      const [before, after] = [one.right, other.right];
      if (before.stage !== after.stage || before.period === null || after.period === null) return;
      expect(after.period.deadline).toEqual(before.period.deadline);
      const [from, to] = [before.period.workingDaysLeft, after.period.workingDaysLeft];
      const works = isWorkingDay(stateCalendar, tomorrow);
      if (!isRight(from) || !isRight(to) || !isRight(works)) return;
      expect(to.right).toBe(Math.max(0, from.right - (works.right && !after.period.isOver ? 1 : 0)));
      if (after.period.isOver) expect(to.right).toBe(0);
    }),
  );
});

test('[MKT-17] no answer is a number or a day when the year of it has no notice', () => {
  fc.assert(
    fc.property(listings, knownDays, (listing, today) => {
      const standing = soeStanding(listing, today, stateCalendar);
      if (!isRight(standing) || standing.right.period === null) return;
      const { deadline, workingDaysLeft, isStated } = standing.right.period;
      if (isRight(deadline) && deadline.right > '2026-12-28') {
        expect(isStated).toBe(true);
        expect(workingDaysLeft).toEqual(missing(2027));
      }
    }),
  );
});
