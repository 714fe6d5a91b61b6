import type * as t from 'io-ts';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTimeText } from '../codec/time-spelt';
import { withDefault } from '../codec/with-default';
import { NdaState } from './nda-state';

const text = withDefault(WireText, '');

/** The fields of a deal on the wire. A hidden field is absent, and `hidden` has its name; sums in 万元. */
export const wireSaleFields = {
  id: WireId,
  /** One of the table of source types, or one that the operator added. */
  sourceType: WireId,
  /** Such as XM20260418. */
  code: text,
  title: WireText,
  industry: text,
  region: text,
  /** Stake or round: '控股权 67 %', 'Pre-IPO'. */
  stage: text,
  /** What `amount` is: 转让金额 or 融资金额. */
  amountLabel: withDefault(WireText, '转让金额'),
  /** Absent is 面议. */
  amount: orAbsent(WireDecimal),
  revenue: orNull(WireDecimal),
  /** The year of `revenue`. */
  revenueYear: orNull(WireFilledText),
  /** Per cent against the year before, signed. */
  revenueGrowth: orAbsent(WireDecimal),
  netProfit: orAbsent(WireDecimal),
  valuation: orAbsent(WireDecimal),
  /** When the deal was last confirmed to be on sale. */
  confirmedAt: orNull(WireTimeText),
  /** The caller's NDA on this deal. */
  ndaState: withDefault(NdaState, 'unsigned'),
  hidden: listOf(WireText),
};

/** A deal of the sell side as lists bring it. */
export const WireSale = record(wireSaleFields, 'WireSale');
export type WireSale = t.TypeOf<typeof WireSale>;
