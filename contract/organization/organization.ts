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

/** Kinds of organizations that serve deals. */
export const OrganizationType = t.keyof(
  {
    securities: null,
    advisory: null,
    accounting: null,
    law: null,
    appraisal: null,
    tax: null,
    rating: null,
    consulting: null,
    exchange: null,
    bank: null,
    trust: null,
    insurance: null,
    patent: null,
    park: null,
  },
  'OrganizationType',
);
export type OrganizationType = t.TypeOf<typeof OrganizationType>;

export const organizationTypes: Readonly<Record<OrganizationType, string>> = {
  securities: '证券公司',
  advisory: '财务顾问',
  accounting: '会计师事务所',
  law: '律师事务所',
  appraisal: '资产评估',
  tax: '税务师事务所',
  rating: '资信评级',
  consulting: '投资咨询',
  exchange: '产权交易机构',
  bank: '银行',
  trust: '信托公司',
  insurance: '保险公司',
  patent: '知识产权代理',
  park: '园区运营',
};

export const OrganizationService = t.keyof(
  {
    advice: null,
    sponsoring: null,
    audit: null,
    diligence: null,
    legal: null,
    valuation: null,
    taxPlanning: null,
    rating: null,
    research: null,
    listing: null,
    loan: null,
    trustPlan: null,
    dealInsurance: null,
    patents: null,
    premises: null,
  },
  'OrganizationService',
);
export type OrganizationService = t.TypeOf<typeof OrganizationService>;

export const organizationServices: Readonly<Record<OrganizationService, string>> = {
  advice: '并购财务顾问',
  sponsoring: '保荐与承销',
  audit: '审计',
  diligence: '财务尽职调查',
  legal: '法律服务',
  valuation: '资产评估',
  taxPlanning: '税务咨询',
  rating: '信用评级',
  research: '行业与商业调查',
  listing: '产权挂牌交易',
  loan: '并购贷款',
  trustPlan: '并购信托',
  dealInsurance: '并购保证补偿保险',
  patents: '知识产权服务',
  premises: '场地与落地服务',
};

/** Licences that persons hold; the number of their holders is the size of an organization. */
export const OrganizationLicence = t.keyof(
  {
    sponsor: null,
    accountant: null,
    lawyer: null,
    appraiser: null,
    taxAgent: null,
    patentAgent: null,
    securities: null,
  },
  'OrganizationLicence',
);
export type OrganizationLicence = t.TypeOf<typeof OrganizationLicence>;

export const organizationLicences: Readonly<Record<OrganizationLicence, string>> = {
  sponsor: '保荐代表人',
  accountant: '注册会计师',
  lawyer: '执业律师',
  appraiser: '资产评估师',
  taxAgent: '税务师',
  patentAgent: '专利代理师',
  securities: '证券从业人员',
};

/** Orders of the list: by the number of cases, the size, or the age, the oldest first. */
export const OrganizationSort = t.keyof(
  { casesDown: null, staffDown: null, founded: null },
  'OrganizationSort',
);
export type OrganizationSort = t.TypeOf<typeof OrganizationSort>;

/** The facts that lists show. */
export const organizationFields = {
  id: WireId,
  name: WireFilledText,
  kind: OrganizationType,
  /** A province and a city. */
  region: text,
  foundedYear: orNull(WireFilledText),
  /** How many people hold each licence, the most first. */
  staff: listOf(record({ licence: OrganizationLicence, count: WireCount }, 'OrganizationStaff')),
  services: listOf(OrganizationService),
  /** Names of industries, three at most. */
  industries: listOf(WireText),
  /** How many cases it made known. */
  cases: withDefault(WireCount, 0),
  intro: text,
};

/** An organization as lists show it; all of it is public (SCR-05). */
export const Organization = record(organizationFields, 'Organization');
export type Organization = t.TypeOf<typeof Organization>;

/** How a service is paid: a fixed sum, a share of the deal, a sum for each month, or by the hour. */
export const FeeBasis = t.keyof({ fixed: null, success: null, monthly: null, hourly: null }, 'FeeBasis');
export type FeeBasis = t.TypeOf<typeof FeeBasis>;

export const OrganizationCase = record(
  {
    at: WireTime,
    title: WireFilledText,
    /** Null unless the client agreed to be named. */
    client: orNull(WireFilledText),
    role: text,
    /** Of the deal, 万元; null where it is 未披露. */
    amount: orNull(WireDecimal),
  },
  'OrganizationCase',
);
export type OrganizationCase = t.TypeOf<typeof OrganizationCase>;

/** The facts of an organization's page beyond those of its card. */
export const organizationFacts = {
  address: text,
  /** Within how many working days it answers an enquiry. */
  answersWithin: withDefault(WireCount, 3),
  qualifications: listOf(
    record(
      { name: WireFilledText, number: text, issuer: text, validUntil: orNull(WireTime) },
      'OrganizationQualification',
    ),
  ),
  fees: listOf(record({ service: OrganizationService, basis: FeeBasis, text }, 'OrganizationFee')),
  team: listOf(record({ name: WireFilledText, position: text, text }, 'OrganizationMember')),
  /** A selection, the newest first. */
  selected: listOf(OrganizationCase),
  /** Published penalties and warnings of supervisors, the newest first. */
  penalties: listOf(
    record({ at: WireTime, authority: WireFilledText, number: text, text }, 'OrganizationPenalty'),
  ),
};

/** An organization's page. */
export const OrganizationDetail = record(
  { ...organizationFields, ...organizationFacts },
  'OrganizationDetail',
);
export type OrganizationDetail = t.TypeOf<typeof OrganizationDetail>;
