import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { WireDecimal } from '../../../contract/codec/decimal';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { DealState, FinanceBasis, WireOpened } from '../../../contract/sale/wire-sale-detail';
import { disclosureOf } from './disclosure';
import { Evidence } from './evidence';
import { saleFields } from './sale';

/** One finished business year, amounts in 万元. */
export const Finance = record(
  {
    year: t.string,
    revenue: disclosureOf(WireDecimal),
    ebitda: disclosureOf(WireDecimal),
    netProfit: disclosureOf(WireDecimal),
    assets: disclosureOf(WireDecimal),
    liabilities: disclosureOf(WireDecimal),
    /** Null where it is not given. */
    basis: orNull(FinanceBasis),
  },
  'Finance',
);
export type Finance = t.TypeOf<typeof Finance>;

/** One step of a deal's way; `at` is when it began or is to begin, milliseconds since 1970. */
export const ProcessStep = record(
  {
    name: t.string,
    state: t.keyof({ done: null, current: null, next: null }),
    at: orNull(WireTime),
  },
  'ProcessStep',
);
export type ProcessStep = t.TypeOf<typeof ProcessStep>;

export const SaleDocument = record({ id: WireId, name: t.string, pages: WireCount }, 'SaleDocument');
export type SaleDocument = t.TypeOf<typeof SaleDocument>;

/** All that a viewer may know of a deal (screens: /sale/{sourceType}/{id}). */
export const SaleDetail = record(
  {
    ...saleFields,
    teaser: t.string,
    foundedYear: orNull(WireFilledText),
    employees: orNull(WireCount),
    rdEmployees: orNull(WireCount),
    companyName: disclosureOf(t.string),
    customers: disclosureOf(t.string),
    reason: disclosureOf(t.string),
    highlights: t.readonlyArray(t.string),
    /** In the order in which the gateway gave them, the earliest year first. */
    finances: t.readonlyArray(Finance),
    process: t.readonlyArray(ProcessStep),
    documents: disclosureOf(t.readonlyArray(SaleDocument)),
    /** How many documents there are, also when their names are hidden. */
    documentCount: WireCount,
    /** Whether the deal is the viewer's own. */
    owned: t.boolean,
    state: DealState,
    /** The ids of its pictures, in their order. */
    pictures: t.readonlyArray(WireId),
    evidence: t.readonlyArray(Evidence),
    /** What the viewer's NDA holds open, and until when; null where nothing closes. */
    opened: orNull(WireOpened),
  },
  'SaleDetail',
);
export type SaleDetail = t.TypeOf<typeof SaleDetail>;

/** Whether a deal's whole page is shown: of one that is over its owner alone has it. */
export const hasWholePage = ({ state, owned }: Pick<SaleDetail, 'state' | 'owned'>): boolean =>
  state === 'listed' || owned;
