import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDay } from '../codec/day';
import { WireDecimal } from '../codec/decimal';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import { SoeDates, SoeDeal } from './soe-dates';
import { SoeGroupId } from './soe-group';

const text = withDefault(WireText, '');
const amount = orNull(WireDecimal);

/** Orders of the list: the newest disclosure, the nearest deadline, the floor price. */
export const SoeSort = t.keyof(
  { disclosed: null, deadline: null, priceDown: null, priceUp: null },
  'SoeSort',
);
export type SoeSort = t.TypeOf<typeof SoeSort>;

/** Sizes of a stake: the whole company, more than half of it, at most half. */
export const SoeHolding = t.keyof({ whole: null, majority: null, minority: null }, 'SoeHolding');
export type SoeHolding = t.TypeOf<typeof SoeHolding>;

/** How the price is found among several bidders: 网络竞价, 拍卖, 招投标, 协议. */
export const BiddingWay = t.keyof(
  { online: null, auction: null, tender: null, agreement: null },
  'BiddingWay',
);

/** What follows when the disclosure ends without a bidder: 终结, 延长, 变更后重新披露. */
export const WithoutBidder = t.keyof({ end: null, extend: null, change: null }, 'WithoutBidder');

/** The fields of a card; sums in 万元. All of it is in the exchange's notice: nothing is hidden. */
export const soeFields = {
  id: WireId,
  /** 项目编号, such as G32025BJ1000542. */
  code: WireFilledText,
  title: WireFilledText,
  deal: SoeDeal,
  /** The id of an exchange. */
  exchange: WireId,
  /** 标的企业, or the owner of the assets. */
  company: WireFilledText,
  group: SoeGroupId,
  /** The name of an industry of the second level. */
  industry: text,
  /** A province and a city. */
  region: text,
  /** Per cent of the company; null where no stake is listed, or its size is open. */
  stake: amount,
  /** Whether control passes: then the preliminary disclosure is a must. */
  controls: WireFlag,
  /** 转让底价; null where none is named. */
  price: amount,
  /** The appraised value of what is listed (对应评估值). */
  appraised: amount,
  /** Whether it is listed again with nothing but a lower price. */
  repriced: WireFlag,
  dates: SoeDates,
};

/** A listing of state-owned assets as lists show it. */
export const Soe = record(soeFields, 'Soe');
export type Soe = t.TypeOf<typeof Soe>;

const SoeTarget = record(
  {
    registered: amount,
    paidIn: amount,
    economicType: text,
    /** 大型, 中型, 小型 or 微型. */
    scale: text,
    employees: orNull(WireCount),
    foundedOn: orNull(WireDay),
    business: text,
    holders: listOf(record({ name: WireFilledText, share: WireDecimal }, 'SoeHolder')),
  },
  'SoeTarget',
);

const SoeStatement = record(
  {
    /** Such as 2025 年度 or 2026-08-31. */
    period: WireFilledText,
    /** The auditor; '' for a statement that was not audited. */
    auditor: text,
    revenue: amount,
    operatingProfit: amount,
    netProfit: amount,
    assets: amount,
    liabilities: amount,
    equity: amount,
  },
  'SoeStatement',
);

const SoeAppraisal = record(
  {
    agency: text,
    baseDay: orNull(WireDay),
    /** 核准 or 备案单位. */
    filedWith: text,
    /** Of the whole company, or of the assets. */
    bookValue: amount,
    value: amount,
  },
  'SoeAppraisal',
);

const SoeSeller = record(
  {
    name: WireFilledText,
    /** 所属集团. */
    group: text,
    /** 决策文件. */
    decision: text,
    /** 批准单位. */
    approver: text,
    /** The written consent to a price under 90 % of the appraised value; '' for none. */
    consent: text,
  },
  'SoeSeller',
);

const SoeTerms = record(
  {
    payment: text,
    /** 受让方资格条件. */
    conditions: listOf(WireFilledText),
    deposit: amount,
    /** How the deposit is returned, set off or forfeited. */
    depositHandling: text,
    bidding: BiddingWay,
    /** Whether several buyers may take it together (联合受让). */
    joint: WireFlag,
    withoutBidder: WithoutBidder,
    /** Of one extension, in working days; null where the notice provides for none. */
    extensionDays: orNull(WireCount),
    preemption: text,
    debts: text,
    staff: text,
    /** Whether the management wants to buy (管理层拟受让). */
    management: WireFlag,
  },
  'SoeTerms',
);

/** A listing's page. */
export const SoeDetail = record(
  {
    ...soeFields,
    /** 国资监测编号. */
    monitorCode: text,
    /** 万股; null for a company without shares. */
    shares: amount,
    summary: text,
    target: orNull(SoeTarget),
    statements: listOf(SoeStatement),
    appraisal: orNull(SoeAppraisal),
    seller: SoeSeller,
    terms: SoeTerms,
    /** 重大事项. */
    events: listOf(WireFilledText),
    /** Whom the exchange names for questions. */
    contact: text,
    /** The notice at the exchange. */
    link: text,
    related: listOf(Soe),
  },
  'SoeDetail',
);
export type SoeDetail = t.TypeOf<typeof SoeDetail>;
