import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDay } from '../codec/day';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';

/** The subject of a listing: a stake (产权转让), new capital (企业增资) or assets (资产转让). */
export const SoeDeal = t.keyof({ equity: null, increase: null, asset: null }, 'SoeDeal');
export type SoeDeal = t.TypeOf<typeof SoeDeal>;

/** Whether the day of the announcement is the first of a period. */
const FirstDayRule = t.keyof({ counts: null, skipped: null }, 'FirstDayRule');

const day = orNull(WireDay);

/** The days that the notices of an exchange state about one listing; null for what no notice states yet. */
export const SoeDates = record(
  {
    /** 预披露. */
    preFrom: day,
    preUntil: day,
    /** 正式披露. */
    formalFrom: day,
    formalUntil: day,
    /** 首次公告期, in working days. */
    formalDays: orNull(WireCount),
    /** The end of the last extension of it. */
    extendedUntil: day,
    /** 资格确认 of the registered bidders, and until when they pay the deposit. */
    qualifiedOn: day,
    depositUntil: day,
    /** 竞价. */
    biddingFrom: day,
    biddingUntil: day,
    /** 成交, and until when its result is shown. */
    dealtOn: day,
    resultUntil: day,
    /** 中止 and 恢复. */
    suspendedOn: day,
    resumedOn: day,
    /** 终结. */
    endedOn: day,
    /** As the rules of the exchange say; null where the rule of the step holds. */
    firstDay: orNull(FirstDayRule),
  },
  'SoeDates',
);
export type SoeDates = t.TypeOf<typeof SoeDates>;
