import * as t from 'io-ts';
import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { DealState } from '../../../../contract/deal/deal-state';
import { IndustryOfGroup, Place, SeedDecimal, SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** 委托出售, 平台自营, 国资挂牌, 上市公司剥离, 司法处置. */
export const SeedSourceType = t.keyof(
  { entrust: null, platform: null, soe: null, listed: null, court: null },
  'source type',
);

const YearsAgo = new t.Type<1 | 2 | 3, unknown>(
  '1, 2 or 3',
  (value): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3,
  (value, context) =>
    value === 1 || value === 2 || value === 3 ? t.success(value) : t.failure(value, context),
  t.identity,
);

/** One finished business year; amounts in 万元 as decimal strings. */
const SeedFinance = seedRecord(
  {
    /** 1 is the last full calendar year before seeding; rows run 3, 2, 1. */
    yearsAgo: YearsAgo,
    revenue: SeedDecimal,
    /** At least the net profit, and hidden with it. */
    ebitda: SeedDecimal,
    /** Hidden in every row when 'netProfit' is hidden. */
    netProfit: SeedDecimal,
    assets: SeedDecimal,
    liabilities: SeedDecimal,
    audited: t.boolean,
  },
  {},
);
export type SeedFinance = t.TypeOf<typeof SeedFinance>;

const SeedProcessStep = seedRecord(
  {
    name: SeedText,
    state: t.keyof({ done: null, current: null, next: null }),
    /** When the step began; null for a step that lies ahead. */
    daysAgo: orNull(t.number),
  },
  {},
);

const SeedDocument = seedRecord({ id: WireId, name: SeedText, pages: WireCount }, {});

/** Fields that only a caller with a signed NDA sees. */
const HideableField = t.keyof(
  {
    amount: null,
    netProfit: null,
    valuation: null,
    companyName: null,
    customers: null,
    reason: null,
    documents: null,
  },
  'hideable field',
);

/**
 * One deal with all its values, the hidden ones included.
 * The wire's `revenue`, `netProfit` and `revenueYear` are those of the last row of `finances`.
 */
export const SeedSale = seedRecord(
  {
    id: WireId,
    sourceType: SeedSourceType,
    code: SeedText,
    title: SeedText,
    industry: IndustryOfGroup,
    region: Place,
    stage: SeedText,
    amountLabel: t.keyof({ 转让金额: null, 融资金额: null }),
    /** 万元; null is 面议. */
    amount: orNull(SeedDecimal),
    revenue: SeedDecimal,
    /** Signed per cent against the year before, one decimal; null where the two years do not compare. */
    revenueGrowth: orNull(SeedDecimal),
    netProfit: SeedDecimal,
    /** Whole-company equity value in 万元 (pre-money for a financing); null where it is unknown. */
    valuation: orNull(SeedDecimal),
    confirmedDaysAgo: t.number,
    /** Place among the recommended deals of home, 1 first; null is not recommended. */
    recommended: orNull(WireCount),
    hidden: listOf(HideableField),
    teaser: SeedText,
    foundedYear: WireCount,
    employees: WireCount,
    rdEmployees: orNull(WireCount),
    companyName: SeedText,
    customers: SeedText,
    reason: SeedText,
    highlights: t.readonlyArray(SeedText),
    finances: t.readonly(t.tuple([SeedFinance, SeedFinance, SeedFinance])),
    process: t.readonlyArray(SeedProcessStep),
    documents: listOf(SeedDocument),
  },
  {
    /** Listed by default. */
    state: DealState,
  },
);
export type SeedSale = t.TypeOf<typeof SeedSale>;

/** The accounts that the deals of a source belong to; the platform's where none is named. */
export const SeedSaleOwners = seedRecord(
  {},
  { entrust: WireId, platform: WireId, soe: WireId, listed: WireId, court: WireId },
);
