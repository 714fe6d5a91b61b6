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

/** Whether one can still come forward: until the deadline has passed, or the transfer was withdrawn or closed. */
export const TransferStanding = t.keyof(
  { open: null, ended: null, withdrawn: null, closed: null },
  'TransferStanding',
);
export type TransferStanding = t.TypeOf<typeof TransferStanding>;

const transferFields = {
  id: WireId,
  /** One of the table of source types, or one that the operator added. */
  sourceType: WireId,
  /** Such as GF20260012. */
  code: text,
  title: WireText,
  /** The company whose shares they are. */
  company: text,
  /** Where its shares are registered: 新三板, 区域股权市场, 非上市股份公司, 有限责任公司. */
  market: text,
  industry: text,
  region: text,
  /** Per cent of the company; null where it is not named. */
  stake: orNull(WireDecimal),
  /** 万股; null for a company without shares. */
  shares: orNull(WireDecimal),
  /** 元 a share; null where none is named. */
  price: orNull(WireDecimal),
  /** The asking price of the whole stake, 万元; null is 面议. */
  amount: orNull(WireDecimal),
  /** Of the whole company, 万元. */
  valuation: orNull(WireDecimal),
  /** Of the last finished year, 万元. */
  revenue: orNull(WireDecimal),
  netProfit: orNull(WireDecimal),
  year: orNull(WireFilledText),
  /** Until when one can come forward; null for as long as it is listed. */
  deadline: orNull(WireTime),
  /** When it was last confirmed to be for sale. */
  confirmedAt: orNull(WireTime),
};

/** A share transfer as lists show it. */
export const Transfer = record(transferFields, 'Transfer');
export type Transfer = t.TypeOf<typeof Transfer>;

/** A share transfer's page. */
export const TransferDetail = record(
  {
    ...transferFields,
    standing: withDefault(TransferStanding, 'open'),
    summary: text,
    /** Who transfers, by its kind: 创始股东, 财务投资人, 国有股东 … */
    seller: text,
    reason: text,
    foundedYear: orNull(WireFilledText),
    employees: orNull(WireCount),
    /** What a buyer accepts: payment, lock-up, consent of others. */
    terms: listOf(WireText),
    highlights: listOf(WireText),
    /** Others of the same industry that one can come forward for. */
    related: listOf(Transfer),
  },
  'TransferDetail',
);
export type TransferDetail = t.TypeOf<typeof TransferDetail>;
