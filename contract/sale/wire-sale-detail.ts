import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTimeSeconds } from '../codec/time-spelt';
import { withDefault } from '../codec/with-default';
import { wireSaleFields } from './wire-sale';

/** One finished business year, sums in 万元. */
export const WireFinance = record(
  {
    year: WireText,
    revenue: orNull(WireDecimal),
    netProfit: orAbsent(WireDecimal),
    assets: orNull(WireDecimal),
    liabilities: orNull(WireDecimal),
  },
  'WireFinance',
);
export type WireFinance = t.TypeOf<typeof WireFinance>;

/** One step of a deal's way; `at` is when it began, null for what lies ahead. */
const WireProcessStep = record(
  {
    name: WireText,
    state: t.keyof({ done: null, current: null, next: null }),
    at: orNull(WireTimeSeconds),
  },
  'WireProcessStep',
);

const WireDocument = record({ id: WireId, name: WireText, pages: withDefault(WireCount, 0) }, 'WireDocument');

/** A deal's page on the wire: what a list has, and the rest. */
export const WireSaleDetail = record(
  {
    ...wireSaleFields,
    teaser: withDefault(WireText, ''),
    foundedYear: orNull(WireFilledText),
    employees: orNull(WireCount),
    rdEmployees: orNull(WireCount),
    companyName: orAbsent(WireFilledText),
    customers: orAbsent(WireFilledText),
    reason: orAbsent(WireFilledText),
    highlights: listOf(WireText),
    /** The earliest year first. */
    finances: listOf(WireFinance),
    process: listOf(WireProcessStep),
    documents: orAbsent(t.readonlyArray(WireDocument)),
    /** How many documents there are, also when their names are hidden. */
    documentCount: orNull(WireCount),
    /** Whether the deal is the caller's own, who decides about its NDAs. */
    owned: withDefault(t.boolean, false),
  },
  'WireSaleDetail',
);
export type WireSaleDetail = t.TypeOf<typeof WireSaleDetail>;
