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
import { DeterminationStanding } from '../determination/determination';

const text = withDefault(WireText, '');

/** Types of funds as AMAC files them. */
export const FundType = t.keyof(
  { equity: null, venture: null, securities: null, allocation: null, other: null },
  'FundType',
);
export const FundStrategy = t.keyof(
  {
    early: null,
    venture: null,
    growth: null,
    buyout: null,
    preIpo: null,
    placement: null,
    secondary: null,
    fof: null,
    guidance: null,
    infrastructure: null,
    qflp: null,
  },
  'FundStrategy',
);
/** What the fund does now: it raises, invests, exits or is wound up. */
export const FundStage = t.keyof(
  { raising: null, investing: null, exiting: null, liquidating: null },
  'FundStage',
);
export const FundCurrency = t.keyof({ cny: null, usd: null }, 'FundCurrency');
/** Orders of the list: by filing time, the newest first, or by size. */
export const FundSort = t.keyof({ filed: null, sizeDown: null, sizeUp: null }, 'FundSort');
export type FundSort = t.TypeOf<typeof FundSort>;
/** Risk grades of funds from the least, R1, to the most, R5. */
export const FundRisk = t.keyof({ R1: null, R2: null, R3: null, R4: null, R5: null }, 'FundRisk');

/** What AMAC publishes of a filed fund, in short. */
export const fundFields = {
  id: WireId,
  name: WireFilledText,
  /** AMAC's number of six characters, such as SXK417. */
  code: WireFilledText,
  manager: WireFilledText,
  type: FundType,
  strategy: FundStrategy,
  stage: FundStage,
  /** Such as 正在运作. */
  state: text,
  currency: FundCurrency,
  /** 万元 in its currency; null where it is not published. */
  size: orNull(WireDecimal),
  /** Names of industries, three at most. */
  industries: listOf(WireText),
  /** A province and a city. */
  region: text,
  filedAt: WireTime,
};

/** A fund as lists show it. */
export const Fund = record(fundFields, 'Fund');
export type Fund = t.TypeOf<typeof Fund>;

const Named = record({ name: WireFilledText, text }, 'Named');

/** What only determined readers get (MKT-19). */
export const FundMaterials = record(
  {
    risk: FundRisk,
    /** 管理费, 业绩报酬, 门槛收益, 关键人, 返投 and the like. */
    terms: listOf(Named),
    portfolio: listOf(
      record(
        { company: WireFilledText, industry: text, round: text, month: text, standing: text },
        'FundInvestment',
      ),
    ),
    /** Per cent of the fund by kind of investor. */
    partners: listOf(record({ kind: WireFilledText, share: WireDecimal }, 'FundPartners')),
    documents: listOf(record({ name: WireFilledText, pages: WireCount }, 'FundDocument')),
  },
  'FundMaterials',
);
export type FundMaterials = t.TypeOf<typeof FundMaterials>;

/** The registered facts of a fund and its manager beyond those of the card. */
export const fundFacts = {
  /** 有限合伙, 公司 or 契约. */
  form: text,
  /** 受托管理, 自我管理 or 顾问管理. */
  management: text,
  foundedAt: WireTime,
  custodian: text,
  /** When AMAC last changed the entry. */
  updatedAt: WireTime,
  /** 协会特别提示; '' for none. */
  notice: text,
  managerCode: text,
  managerIntro: text,
  team: listOf(Named),
  approach: text,
};

/** A fund's page. */
export const FundDetail = record(
  {
    ...fundFields,
    ...fundFacts,
    /** Of the caller. */
    determination: DeterminationStanding,
    /** Null for a caller whose determination does not hold. */
    materials: orNull(FundMaterials),
  },
  'FundDetail',
);
export type FundDetail = t.TypeOf<typeof FundDetail>;
