import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import type { CalendarDay } from '../calendar/calendar-day';
import type { StateCalendar } from '../calendar/state-calendar';
import {
  addWorkingDays,
  workingDaysBetween,
  type CalendarYearMissing,
  type FirstDay,
} from '../calendar/working-days';
import type { Decimal } from '../values/decimal';
import { exactDecimal } from '../values/decimal';
import { compareDecimals } from '../values/decimal-arithmetic';
import { stepOn, type DisclosureStep, type StepMissing, type StepName } from './disclosure-steps';
import type { SoeDates, SoeDeal } from './soe-dates';

/** What the periods of a listing depend on. */
export interface DisclosedListing {
  readonly deal: SoeDeal;
  /** The floor price, 万元; null where none is named. */
  readonly price: Decimal | null;
  /** Whether it is listed again with nothing but a lower price. */
  readonly repriced: boolean;
  readonly dates: SoeDates;
}

/** Why a day of a listing is not known. */
export type PeriodFailure = CalendarYearMissing | StepMissing;

/** A step with the length that it has for one listing. */
export interface LeastPeriod {
  readonly step: DisclosureStep;
  /** Working days. */
  readonly days: number;
}

const [smallest, large] = [exactDecimal('100'), exactDecimal('1000')];

/** The step of the formal disclosure; null for assets of a price that no rule gives a length. */
const formalStep = ({ deal, price, repriced }: DisclosedListing): StepName | null => {
  if (deal === 'equity') return repriced ? 'formalEquityRepriced' : 'formalEquity';
  if (deal === 'increase') return 'formalIncrease';
  if (repriced) return 'formalAssetRepriced';
  if (price === null || compareDecimals(price, large) > 0) return 'formalAssetLarge';
  return compareDecimals(price, smallest) < 0 ? null : 'formalAssetSmall';
};

/** Whether the first day counts: the rules of the exchange come before those of the step. */
export const firstDayOf = ({ dates }: DisclosedListing, step: DisclosureStep | null): FirstDay =>
  dates.firstDay ?? step?.firstDay ?? 'skipped';

/** The last day of a period of so many working days that begins on a day. */
export const endOfPeriod = (
  listing: DisclosedListing,
  { step, days }: { readonly step: DisclosureStep | null; readonly days: number },
  from: CalendarDay,
  calendar: StateCalendar,
): Either<PeriodFailure, CalendarDay> => addWorkingDays(calendar, from, days, firstDayOf(listing, step));

/** The last day of the preliminary disclosure: as stated, or after its least length. */
export const endOfPre = (
  listing: DisclosedListing,
  from: CalendarDay,
  calendar: StateCalendar,
): Either<PeriodFailure, CalendarDay> => {
  if (listing.dates.preUntil !== null) return right(listing.dates.preUntil);
  const step = stepOn('pre', from);
  if (isLeft(step)) return step;
  return endOfPeriod(listing, { step: step.right, days: step.right.days }, from, calendar);
};

/** New capital is disclosed for 40 working days altogether: what the preliminary disclosure lacks of them, the formal has. */
const restOfTotal = (
  listing: DisclosedListing,
  formalFrom: CalendarDay,
  calendar: StateCalendar,
): Either<PeriodFailure, number> => {
  const total = stepOn('increaseTotal', formalFrom);
  const { preFrom } = listing.dates;
  if (isLeft(total) || preFrom === null) return map(({ days }: DisclosureStep) => days)(total);
  const end = endOfPre(listing, preFrom, calendar);
  if (isLeft(end)) return end;
  const shown = workingDaysBetween(calendar, preFrom, end.right, firstDayOf(listing, total.right));
  return map((days: number) => total.right.days - days)(shown);
};

/** The least length of the formal disclosure that begins on a day; null where no rule gives one. */
export const leastFormal = (
  listing: DisclosedListing,
  from: CalendarDay,
  calendar: StateCalendar,
): Either<PeriodFailure, LeastPeriod | null> => {
  const name = formalStep(listing);
  if (name === null) return right(null);
  const step = stepOn(name, from);
  if (isLeft(step)) return left(step.left);
  const least = { step: step.right, days: step.right.days };
  if (listing.deal !== 'increase') return right(least);
  const rest = restOfTotal(listing, from, calendar);
  return map((days: number) => ({ ...least, days: Math.max(least.days, days) }))(rest);
};
