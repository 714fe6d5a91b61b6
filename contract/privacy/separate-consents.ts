import * as t from 'io-ts';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { WireTime } from '../codec/time';

/** What a member consents to separately from the privacy policy (MKT-23). */
export const ConsentPurpose = t.keyof({ recommendation: null }, 'ConsentPurpose');
export type ConsentPurpose = t.TypeOf<typeof ConsentPurpose>;

/** The text of a separate consent. A text with new content gets a new version, and is consented to again. */
export interface PurposeText {
  readonly version: string;
  readonly name: string;
  /** The data, the processing and its purpose. */
  readonly purpose: string;
  /** What the member has without the consent. */
  readonly without: string;
}

/** The texts that a member may consent to, in the order of the page. */
export const purposeTexts: Readonly<Record<ConsentPurpose, PurposeText>> = {
  recommendation: {
    version: '1.0',
    name: '个性化推荐',
    purpose:
      '用您已上架的项目和求购需求的公开条件（行业、地区、金额、轮次），在“撮合匹配”中为您挑选和排列对手方，并逐项打分。不使用浏览、收藏和搜索记录，不提供给他人。',
    without: '不同意时，“撮合匹配”对所有人显示同样的内容：最近确认的项目与求购需求，按时间排列。',
  },
};

export const consentPurposes: readonly ConsentPurpose[] = ['recommendation'];

/** A separate consent on record: the version of its text, and when it was given and withdrawn. */
export const PurposeRecord = record(
  { version: WireFilledText, givenAt: WireTime, withdrawnAt: orNull(WireTime) },
  'PurposeRecord',
);
export type PurposeRecord = t.TypeOf<typeof PurposeRecord>;

/** A purpose with the member's record, the latest first. */
export const WirePurposeConsent = record(
  { purpose: ConsentPurpose, history: listOf(PurposeRecord) },
  'WirePurposeConsent',
);
export type PurposeConsent = t.TypeOf<typeof WirePurposeConsent>;

/** The consent that holds for the present text; null where the member gave none or withdrew it. Total. */
export const holdingConsent = ({ purpose, history }: PurposeConsent): PurposeRecord | null =>
  history.find(
    ({ version, withdrawnAt }) => withdrawnAt === null && version === purposeTexts[purpose].version,
  ) ?? null;
