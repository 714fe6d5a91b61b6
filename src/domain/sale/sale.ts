import * as t from 'io-ts';
import { WireDecimal } from '../../../contract/codec/decimal';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { disclosureOf } from './disclosure';
import { NdaState } from '../../../contract/sale/nda-state';

/** The fields of a deal as a card shows it; a detail has them too. */
export const saleFields = {
  id: WireId,
  /** One of the table of source types, or one that the operator added. */
  sourceType: WireId,
  /** Such as XM20260418. */
  code: t.string,
  title: t.string,
  industry: t.string,
  region: t.string,
  /** Stake or round: '控股权 67 %', 'Pre-IPO'. */
  stage: t.string,
  /** What `amount` is: 转让金额 or 融资金额. */
  amountLabel: t.string,
  /** 万元; absent is 面议. */
  amount: disclosureOf(WireDecimal),
  /** 万元, of the year `revenueYear`. */
  revenue: disclosureOf(WireDecimal),
  revenueYear: orNull(WireFilledText),
  /** Per cent against the year before, signed. */
  revenueGrowth: disclosureOf(WireDecimal),
  /** 万元. */
  netProfit: disclosureOf(WireDecimal),
  /** 万元. */
  valuation: disclosureOf(WireDecimal),
  /** When the deal was last confirmed to be on sale; milliseconds since 1970. */
  confirmedAt: orNull(WireTime),
  /** The caller's NDA on this deal. */
  ndaState: NdaState,
  /** Whether something of it, on the card or not, is behind the NDA for the caller. */
  sealed: t.boolean,
};

/** A deal on the sell side as lists show it. */
export const Sale = record(saleFields, 'Sale');
export type Sale = t.TypeOf<typeof Sale>;

/** Whether an NDA says anything of a deal: there is something to sign for, or something was signed (ENT-09). */
export const concernsNda = ({ sealed, ndaState }: Pick<Sale, 'sealed' | 'ndaState'>): boolean =>
  sealed || ndaState !== 'unsigned';
