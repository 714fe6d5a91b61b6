import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { WireTimeSeconds } from '../codec/time-spelt';
import { withDefault } from '../codec/with-default';
import { WireEvidence } from './wire-evidence';
import { wireSaleFields } from './wire-sale';

/** Whether the figures of a year were audited. */
export const FinanceBasis = t.keyof({ audited: null, unaudited: null }, 'FinanceBasis');

/** The state of a deal; one that is over has its title and no more. */
export const DealState = t.keyof({ listed: null, withdrawn: null, closed: null }, 'DealState');

/** One finished business year, sums in 万元. */
export const WireFinance = record(
  {
    year: WireText,
    revenue: orNull(WireDecimal),
    /** Hidden with the net profit, which it would reveal. */
    ebitda: orAbsent(WireDecimal),
    netProfit: orAbsent(WireDecimal),
    assets: orNull(WireDecimal),
    /** Hidden with the net profit: net assets grow by it. */
    liabilities: orAbsent(WireDecimal),
    /** Whether the year is audited; null where it is not given. */
    basis: orNull(FinanceBasis),
  },
  'WireFinance',
);
export type WireFinance = t.TypeOf<typeof WireFinance>;

/** One step of a deal's progress; `at` is when it began or is to begin, null where it is not given. */
const WireProcessStep = record(
  {
    name: WireText,
    state: t.keyof({ done: null, current: null, next: null }),
    at: orNull(WireTimeSeconds),
  },
  'WireProcessStep',
);

const WireDocument = record({ id: WireId, name: WireText, pages: withDefault(WireCount, 0) }, 'WireDocument');

/** The values that the caller's NDA opened, by their names; from `until` on, `hidden` has them again, to the millisecond (ENT-09). */
export const WireOpened = record({ until: WireTime, fields: listOf(WireText) }, 'WireOpened');

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
    state: withDefault(DealState, 'listed'),
    /** The ids of its pictures, in order; the address of each is `/files/deal/{id}`. */
    pictures: listOf(WireId),
    evidence: listOf(WireEvidence),
    /** Null where no hidden value is open, and for the owner, to whom nothing closes. */
    opened: orNull(WireOpened),
  },
  'WireSaleDetail',
);
export type WireSaleDetail = t.TypeOf<typeof WireSaleDetail>;
