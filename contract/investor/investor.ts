import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

/** Types of investors: who manages the money, or whose it is. Addresses contain these values. */
export const InvestorType = t.keyof(
  {
    venture: null,
    equity: null,
    angel: null,
    industrial: null,
    state: null,
    guidance: null,
    insurance: null,
    assetCompany: null,
    broker: null,
    family: null,
    foreign: null,
  },
  'InvestorType',
);
export type InvestorType = t.TypeOf<typeof InvestorType>;

/** The names of the types for people. */
export const investorTypes: Readonly<Record<InvestorType, string>> = {
  venture: '创业投资',
  equity: '股权投资',
  angel: '天使投资',
  industrial: '产业资本',
  state: '国资平台',
  guidance: '政府引导基金',
  insurance: '保险资金',
  assetCompany: '金融资产投资公司',
  broker: '券商另类投资',
  family: '家族办公室',
  foreign: '外资机构',
};

/** The age of the companies that an investor looks for. */
export const InvestorStage = t.keyof(
  { seed: null, early: null, growth: null, late: null, buyout: null, listed: null },
  'InvestorStage',
);
export type InvestorStage = t.TypeOf<typeof InvestorStage>;

export const investorStages: Readonly<Record<InvestorStage, string>> = {
  seed: '种子与天使',
  early: '早期',
  growth: '成长期',
  late: '上市前',
  buyout: '并购与控股',
  listed: '上市公司定增',
};

/** Orders of the list: by the last investment, the number of cases, or the largest cheque. */
export const InvestorSort = t.keyof(
  { recent: null, casesDown: null, chequeDown: null, chequeUp: null },
  'InvestorSort',
);
export type InvestorSort = t.TypeOf<typeof InvestorSort>;

/** Invested within so many days. */
export const InvestorActivity = t.keyof({ '90': null, '365': null }, 'InvestorActivity');
export type InvestorActivity = t.TypeOf<typeof InvestorActivity>;

/** What lists show. Sums in 万元. */
export const investorFields = {
  id: WireId,
  name: WireFilledText,
  kind: InvestorType,
  /** An id of the region tree. */
  region: WireId,
  /** Ids of the industry tree, of either level. */
  focus: listOf(WireId),
  /** Ids of financing rounds. */
  rounds: listOf(WireId),
  /** The least and the most of one investment. */
  chequeMin: WireDecimal,
  chequeMax: WireDecimal,
  /** How many investments it made known. */
  cases: withDefault(WireCount, 0),
  intro: text,
  stages: listOf(InvestorStage),
  /** How many investments it made known within the last twelve months. */
  recent: withDefault(WireCount, 0),
  /** The date of the last investment that it made known; null where there is none. */
  lastAt: orNull(WireTime),
};

/** An investor as lists show it; all of it is public (SCR-05). */
export const Investor = record(investorFields, 'Investor');
export type Investor = t.TypeOf<typeof Investor>;

/** Whether the investor led a round, followed another investor, or was the only one. */
export const InvestorRole = t.keyof({ lead: null, follow: null, sole: null }, 'InvestorRole');
export type InvestorRole = t.TypeOf<typeof InvestorRole>;

export const InvestorCase = record(
  {
    at: WireTime,
    company: WireFilledText,
    industry: text,
    round: text,
    /** Of the investor alone, 万元; null where it is 未披露. */
    amount: orNull(WireDecimal),
    role: InvestorRole,
  },
  'InvestorCase',
);
export type InvestorCase = t.TypeOf<typeof InvestorCase>;

/** 上市, 并购, 回购 or 股权转让. */
export const ExitWay = t.keyof({ listing: null, merger: null, buyback: null, transfer: null }, 'ExitWay');
export type ExitWay = t.TypeOf<typeof ExitWay>;

/** A person of an investor; verified members alone read phone and address. */
export const InvestorContact = record(
  { name: WireFilledText, position: text, phone: text, email: text },
  'InvestorContact',
);
export type InvestorContact = t.TypeOf<typeof InvestorContact>;

/** The facts of an investor's page beyond those of its card. */
export const investorFacts = {
  foundedYear: orNull(WireFilledText),
  /** All funds under management, 万元; null where it is not published. */
  managed: orNull(WireDecimal),
  /** How it chooses: 控股或参股, 财务门槛, 决策周期 and the like. */
  preferences: listOf(record({ name: WireFilledText, text }, 'InvestorPreference')),
  team: listOf(record({ name: WireFilledText, position: text, text }, 'InvestorMember')),
  /** A selection, the newest first. */
  selected: listOf(InvestorCase),
  exits: listOf(record({ at: WireTime, company: WireFilledText, way: ExitWay }, 'InvestorExit')),
  funds: listOf(record({ name: WireFilledText, code: text, size: orNull(WireDecimal) }, 'InvestorFund')),
};

/** An investor's page. */
export const InvestorDetail = record(
  {
    ...investorFields,
    ...investorFacts,
    /** Null for a caller who is not verified. */
    contacts: orNull(listOf(InvestorContact)),
  },
  'InvestorDetail',
);
export type InvestorDetail = t.TypeOf<typeof InvestorDetail>;
