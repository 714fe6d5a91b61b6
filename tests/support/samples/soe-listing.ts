import { exactDay } from '../../../contract/calendar/calendar-day';
import type { PricedListing } from '../../../contract/soe/listing-faults';
import type { SoeDates } from '../../../contract/soe/soe-dates';
import { exactDecimal } from '../../../contract/values/decimal';

/** Dates of which no notice states any. */
export const noDates: SoeDates = {
  preFrom: null,
  preUntil: null,
  formalFrom: null,
  formalUntil: null,
  formalDays: null,
  extendedUntil: null,
  qualifiedOn: null,
  depositUntil: null,
  biddingFrom: null,
  biddingUntil: null,
  dealtOn: null,
  resultUntil: null,
  suspendedOn: null,
  resumedOn: null,
  endedOn: null,
  firstDay: null,
};

type DayName = Exclude<keyof SoeDates, 'firstDay' | 'formalDays'>;

/** Dates by their texts. */
export const datesOf = (
  texts: Partial<Readonly<Record<DayName, string>>>,
  firstDay: SoeDates['firstDay'] = null,
): SoeDates => ({
  ...noDates,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, exactDay(text)])),
  firstDay,
});

/** A stake at 3,000 万元, its appraised value, with the given dates. */
export const soeListing = (
  texts: Partial<Readonly<Record<DayName, string>>>,
  other: Partial<PricedListing> = {},
): PricedListing => ({
  deal: 'equity',
  price: exactDecimal('3000'),
  repriced: false,
  appraised: exactDecimal('3000'),
  deposit: exactDecimal('900'),
  consent: '',
  ...other,
  dates: other.dates ?? datesOf(texts),
});
