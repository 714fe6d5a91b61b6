import { isLeft, right, type Either } from 'fp-ts/Either';
import type { CalendarDay } from '../calendar/calendar-day';
import type { StateCalendar } from '../calendar/state-calendar';
import { workingDaysBetween } from '../calendar/working-days';
import { exactDecimal, type Decimal } from '../values/decimal';
import { compareDecimals, quotientOf } from '../values/decimal-arithmetic';
import { stepOn, type StepName } from './disclosure-steps';
import {
  firstDayOf,
  leastFormal,
  type DisclosedListing,
  type LeastPeriod,
  type PeriodFailure,
} from './least-disclosure';
import type { SoeDates } from './soe-dates';

/** A listing with the figures that a rule compares, 万元; null for what its notice does not name. */
export interface PricedListing extends DisclosedListing {
  /** The appraised value of what is listed (对应评估值). */
  readonly appraised: Decimal | null;
  readonly deposit: Decimal | null;
  /** The written consent to a price under 90 % of the appraised value; '' for none. */
  readonly consent: string;
}

/** What of a listing breaks a rule: an operator who imports it is asked to look again. */
export type ListingFault =
  | { readonly kind: 'datesDisordered'; readonly earlier: CalendarDay; readonly later: CalendarDay }
  | {
      readonly kind: 'periodTooShort';
      readonly step: StepName;
      /** Working days. */
      readonly least: number;
      readonly stated: number;
    }
  /** The first floor price is under the appraised value. */
  | { readonly kind: 'priceUnderAppraisal' }
  /** A lowered price is under 90 % of the appraised value, without written consent. */
  | { readonly kind: 'consentMissing' }
  /** The deposit is over 30 % of the floor price. */
  | { readonly kind: 'depositTooLarge' };

const inOrder = (dates: SoeDates): readonly (readonly (CalendarDay | null)[])[] => [
  [
    dates.preFrom,
    dates.preUntil,
    dates.formalFrom,
    dates.formalUntil,
    dates.extendedUntil,
    dates.biddingFrom,
    dates.biddingUntil,
    dates.dealtOn,
    dates.resultUntil,
  ],
  [dates.formalFrom, dates.qualifiedOn, dates.depositUntil],
  [dates.suspendedOn, dates.resumedOn],
];

const disorder = (dates: SoeDates): readonly ListingFault[] =>
  inOrder(dates).flatMap((days) =>
    days
      .filter((day) => day !== null)
      .flatMap((later, place, stated) => {
        const earlier = stated[place - 1];
        return earlier === undefined || earlier <= later
          ? []
          : [{ kind: 'datesDisordered', earlier, later } as const];
      }),
  );

const tooShort = (
  listing: PricedListing,
  { step, days }: LeastPeriod,
  from: CalendarDay,
  until: CalendarDay,
  calendar: StateCalendar,
): Either<PeriodFailure, readonly ListingFault[]> => {
  const stated = workingDaysBetween(calendar, from, until, firstDayOf(listing, step));
  if (isLeft(stated)) return stated;
  if (stated.right >= days) return right([]);
  return right([{ kind: 'periodTooShort', step: step.name, least: days, stated: stated.right }]);
};

const shortPeriods = (
  listing: PricedListing,
  calendar: StateCalendar,
): Either<PeriodFailure, readonly ListingFault[]> => {
  const { preFrom, preUntil, formalFrom, formalUntil, formalDays } = listing.dates;
  const faults: ListingFault[] = [];
  if (preFrom !== null && preUntil !== null) {
    const step = stepOn('pre', preFrom);
    if (isLeft(step)) return step;
    const pre = { step: step.right, days: step.right.days };
    const found = tooShort(listing, pre, preFrom, preUntil, calendar);
    if (isLeft(found)) return found;
    faults.push(...found.right);
  }
  if (formalFrom === null) return right(faults);
  const least = leastFormal(listing, formalFrom, calendar);
  if (isLeft(least) || least.right === null) return isLeft(least) ? least : right(faults);
  const { step, days } = least.right;
  if (formalDays !== null && formalDays < days)
    faults.push({ kind: 'periodTooShort', step: step.name, least: days, stated: formalDays });
  else if (formalUntil !== null) {
    const found = tooShort(listing, least.right, formalFrom, formalUntil, calendar);
    if (isLeft(found)) return found;
    faults.push(...found.right);
  }
  return right(faults);
};

const [ninety, thirty] = [exactDecimal('90'), exactDecimal('30')];

/** One figure in per cent of another, with four places; null where one is missing or the divisor is 0. */
const perCent = (figure: Decimal | null, whole: Decimal | null): Decimal | null =>
  figure === null || whole === null ? null : quotientOf(figure, whole, { shift: 2, places: 4 });

const priceFaults = ({
  deal,
  price,
  appraised,
  deposit,
  consent,
  repriced,
}: PricedListing): readonly ListingFault[] => {
  const ofAppraised = perCent(price, appraised);
  const ofPrice = perCent(deposit, price);
  const isUnder =
    !repriced && deal !== 'increase' && price !== null && appraised !== null
      ? compareDecimals(price, appraised) < 0
      : false;
  return [
    ...(isUnder ? [{ kind: 'priceUnderAppraisal' } as const] : []),
    ...(repriced && ofAppraised !== null && compareDecimals(ofAppraised, ninety) < 0 && consent === ''
      ? [{ kind: 'consentMissing' } as const]
      : []),
    ...(ofPrice !== null && compareDecimals(ofPrice, thirty) > 0
      ? [{ kind: 'depositTooLarge' } as const]
      : []),
  ];
};

/** What of a listing breaks the rules of prices and periods; the left where a year without a notice hides it. */
export const listingFaults = (
  listing: PricedListing,
  calendar: StateCalendar,
): Either<PeriodFailure, readonly ListingFault[]> => {
  const disordered = disorder(listing.dates);
  if (disordered.length > 0) return right([...disordered, ...priceFaults(listing)]);
  const short = shortPeriods(listing, calendar);
  return isLeft(short) ? short : right([...short.right, ...priceFaults(listing)]);
};
