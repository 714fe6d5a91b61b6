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

/** 自由贸易试验区, or 园区. */
export const ParkType = t.keyof({ zone: null, park: null }, 'ParkType');
export type ParkType = t.TypeOf<typeof ParkType>;

export const parkTypes: Readonly<Record<ParkType, string>> = { zone: '自贸区', park: '园区' };

export const PolicyType = t.keyof(
  {
    plan: null,
    tax: null,
    industry: null,
    talent: null,
    access: null,
    capital: null,
    customs: null,
    land: null,
  },
  'PolicyType',
);
export type PolicyType = t.TypeOf<typeof PolicyType>;

export const policyTypes: Readonly<Record<PolicyType, string>> = {
  plan: '总体方案',
  tax: '税收',
  industry: '产业',
  talent: '人才',
  access: '外资准入',
  capital: '跨境资金',
  customs: '通关',
  land: '用地',
};

/** Who issued a policy: the State, a province, a city, or the administration of the zone or park. */
export const PolicyLevel = t.keyof({ state: null, province: null, city: null, park: null }, 'PolicyLevel');
export type PolicyLevel = t.TypeOf<typeof PolicyLevel>;

export const policyLevels: Readonly<Record<PolicyLevel, string>> = {
  state: '国家级',
  province: '省级',
  city: '市级',
  park: '区级',
};

export const Policy = record(
  {
    id: WireId,
    title: WireFilledText,
    kind: PolicyType,
    level: PolicyLevel,
    issuer: WireFilledText,
    /** 文号; '' where the document has none. */
    number: text,
    /** For whom it is. */
    audience: text,
    conditions: listOf(WireText),
    /** What an applicant hands in. */
    materials: listOf(WireText),
    /** The most that is granted; '' where there is no limit or no grant. */
    cap: text,
    /** Until when one can apply; null where there is no deadline. */
    deadline: orNull(WireTime),
    /** The first day of validity. */
    effectiveFrom: WireTime,
    /** The last day of validity; null for a document without an end. */
    effectiveTo: orNull(WireTime),
    /** The original text; null where it is not public on the internet. */
    source: orNull(WireFilledText),
    /** When an editor last compared the entry with the original; null where it was not compared yet. */
    verifiedAt: orNull(WireTime),
  },
  'Policy',
);
export type Policy = t.TypeOf<typeof Policy>;

/** Orders of the list: zones before parks, by the founding date, the oldest first, by the area, or by the number of policies. */
export const ParkSort = t.keyof(
  { zonesFirst: null, founded: null, areaDown: null, policiesDown: null },
  'ParkSort',
);
export type ParkSort = t.TypeOf<typeof ParkSort>;

/** The facts that lists show. */
export const parkFields = {
  id: WireId,
  name: WireFilledText,
  kind: ParkType,
  /** A province and a city, or a province alone. */
  region: text,
  /** Of a zone the date of its master plan; null where it is not known. */
  foundedAt: orNull(WireTime),
  /** Square kilometres. */
  area: orNull(WireDecimal),
  /** Names of industries of the tree, five at most. */
  industries: listOf(WireText),
  /** How many policies are listed, expired ones included. */
  policyCount: withDefault(WireCount, 0),
  intro: text,
};

/** A zone or a park as lists show it; all of it is public. */
export const Park = record(parkFields, 'Park');
export type Park = t.TypeOf<typeof Park>;

/** The facts of a page beyond those of the card. */
export const parkDetailFields = {
  /** 片区 of a zone, sites of a park. */
  sections: listOf(record({ name: WireFilledText, text }, 'ParkSection')),
  authority: text,
  /** The office that answers; phones are those of the demonstration. */
  contact: record({ office: text, phone: text, address: text, hours: text }, 'ParkContact'),
  /** 用地, 厂房, 租金, 投资强度 and the like. */
  terms: listOf(record({ name: WireFilledText, text }, 'ParkTerm')),
  policies: listOf(Policy),
};

/** The page of a zone or a park. */
export const ParkDetail = record({ ...parkFields, ...parkDetailFields }, 'ParkDetail');
export type ParkDetail = t.TypeOf<typeof ParkDetail>;
