import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { yearOfDay, type CalendarDay } from '../calendar/calendar-day';
import type { StateCalendar } from '../calendar/state-calendar';
import { isWorkingDay, missingYearText, workingDaysBetween } from '../calendar/working-days';
import { stepOn, type DisclosureStep, type StepName } from './disclosure-steps';
import {
  endOfPeriod,
  endOfPre,
  leastFormal,
  type DisclosedListing,
  type PeriodFailure,
} from './least-disclosure';

/** The stages of a listing (MKT-17): 预披露, 正式披露, 登记, 竞价, 成交, 终结, 中止. */
export const SoeStage = t.keyof(
  {
    preDisclosure: null,
    disclosure: null,
    registration: null,
    bidding: null,
    dealt: null,
    ended: null,
    suspended: null,
  },
  'SoeStage',
);
export type SoeStage = t.TypeOf<typeof SoeStage>;

/** No disclosure of the listing has begun. */
export interface NotDisclosed {
  readonly kind: 'notDisclosed';
}

export type StageFailure = PeriodFailure | NotDisclosed;

/** The period that a listing is in. */
export interface RunningPeriod {
  /** The rule of its least length; null where a notice alone says how long it is. */
  readonly step: DisclosureStep | null;
  /** Whether a notice states the deadline as a day; false where it is counted by a stated or the least length. */
  readonly isStated: boolean;
  /** The last day. */
  readonly deadline: Either<PeriodFailure, CalendarDay>;
  /** After the day that is asked for, the deadline included; 0 on the deadline itself. */
  readonly workingDaysLeft: Either<PeriodFailure, number>;
  /** Whether the deadline has passed and no notice of the next step has appeared; false while it is not known. */
  readonly isOver: boolean;
}

export interface SoeStanding {
  readonly stage: SoeStage;
  /** Null where no period runs, and where its end is not known from any notice or rule. */
  readonly period: RunningPeriod | null;
}

/** A listing on a day, by a calendar. */
interface ListingOnDay {
  readonly listing: DisclosedListing;
  readonly today: CalendarDay;
  readonly calendar: StateCalendar;
}

type Days = DisclosedListing['dates'];
type Standing = Either<StageFailure, SoeStanding>;

const hasCome = (day: CalendarDay | null, today: CalendarDay): day is CalendarDay =>
  day !== null && day <= today;

const ruleOf = (name: StepName, from: CalendarDay | null): DisclosureStep | null => {
  const step = from === null ? null : stepOn(name, from);
  return step !== null && isRight(step) ? step.right : null;
};

const periodUntil = (
  { today, calendar }: ListingOnDay,
  deadline: Either<PeriodFailure, CalendarDay>,
  step: DisclosureStep | null,
  isStated: boolean,
): RunningPeriod => ({
  step,
  isStated,
  deadline,
  workingDaysLeft: isLeft(deadline)
    ? deadline
    : workingDaysBetween(calendar, today, deadline.right, 'skipped'),
  isOver: isRight(deadline) && deadline.right < today,
});

/** A period whose end a notice states, or else the rule of a step after the day that begins it. */
const periodByNotice = (
  on: ListingOnDay,
  stated: CalendarDay | null,
  name: StepName,
  from: CalendarDay | null,
): RunningPeriod | null => {
  const step = ruleOf(name, from);
  if (stated !== null) return periodUntil(on, right(stated), step, true);
  if (from === null || step === null) return null;
  const end = endOfPeriod(on.listing, { step, days: step.days }, from, on.calendar);
  return periodUntil(on, end, step, false);
};

const isSuspended = ({ suspendedOn, resumedOn }: Days, today: CalendarDay): boolean =>
  hasCome(suspendedOn, today) && !(hasCome(resumedOn, today) && resumedOn >= suspendedOn);

/** The stage by a notice that ends, suspends or follows the disclosure; null where none has appeared. */
const standingByNotice = (on: ListingOnDay): SoeStanding | null => {
  const { dates } = on.listing;
  if (hasCome(dates.endedOn, on.today)) return { stage: 'ended', period: null };
  if (hasCome(dates.dealtOn, on.today))
    return { stage: 'dealt', period: periodByNotice(on, dates.resultUntil, 'result', dates.dealtOn) };
  if (isSuspended(dates, on.today)) return { stage: 'suspended', period: null };
  if (!hasCome(dates.biddingFrom, on.today)) return null;
  const until = dates.biddingUntil;
  return { stage: 'bidding', period: until === null ? null : periodUntil(on, right(until), null, true) };
};

/** Whether a day lies before the first day that a count has failed at. */
const isBeforeFailure = ({ today, calendar }: ListingOnDay, failure: PeriodFailure): boolean =>
  failure.kind === 'stepMissing' ||
  (failure.year > yearOfDay(today) && isRight(isWorkingDay(calendar, today)));

const standingInFormal = (on: ListingOnDay, from: CalendarDay): Standing => {
  const { listing, today, calendar } = on;
  const { dates } = listing;
  const least = leastFormal(listing, from, calendar);
  const step = isRight(least) ? (least.right?.step ?? null) : null;
  const stated = dates.extendedUntil ?? dates.formalUntil;
  const disclosed = (end: Either<PeriodFailure, CalendarDay>): Standing =>
    right({ stage: 'disclosure', period: periodUntil(on, end, step, stated !== null) });
  const afterwards = (): Standing =>
    right({
      stage: 'registration',
      period: periodByNotice(on, dates.depositUntil, 'deposit', dates.qualifiedOn),
    });
  const failed = (failure: PeriodFailure): Standing =>
    isBeforeFailure(on, failure) ? disclosed(left(failure)) : left(failure);
  if (stated !== null) return today <= stated ? disclosed(right(stated)) : afterwards();
  const days = dates.formalDays ?? (isRight(least) ? (least.right?.days ?? null) : null);
  const end = days === null ? null : endOfPeriod(listing, { step, days }, from, calendar);
  if (end === null) return isLeft(least) ? failed(least.left) : right({ stage: 'disclosure', period: null });
  if (isRight(end)) return today <= end.right ? disclosed(end) : afterwards();
  return failed(end.left);
};

/**
 * The stage of a listing on a day, with the deadline of its present period. A stage that depends on a year without a
 * notice of holidays is a failure; a deadline that does is one within the answer.
 */
export const soeStanding = (
  listing: DisclosedListing,
  today: CalendarDay,
  calendar: StateCalendar,
): Standing => {
  const on = { listing, today, calendar };
  const { preFrom, preUntil, formalFrom } = listing.dates;
  const noticed = standingByNotice(on);
  if (noticed !== null) return right(noticed);
  if (hasCome(formalFrom, today)) return standingInFormal(on, formalFrom);
  if (!hasCome(preFrom, today)) return left({ kind: 'notDisclosed' });
  const end = endOfPre(listing, preFrom, calendar);
  const period = periodUntil(on, end, ruleOf('pre', preFrom), preUntil !== null);
  return right({ stage: 'preDisclosure', period });
};

/** What people read in place of a stage or a day that is not known. */
export const stageFailureText = (failure: StageFailure): string => {
  if (failure.kind === 'calendarYearMissing') return missingYearText(failure);
  return failure.kind === 'notDisclosed' ? '尚未开始披露' : '期限以交易机构公告为准';
};
