import * as t from 'io-ts';
import { BuyState } from '../../../contract/buy/wire-buy';
import { WireDecimal } from '../../../contract/codec/decimal';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { disclosureOf } from '../sale/disclosure';
import { Evidence } from '../sale/evidence';

const ids = t.readonlyArray(WireId);

/** What a buyer would pay, 万元; an open end is null. */
const Budget = record({ min: orNull(WireDecimal), max: orNull(WireDecimal) }, 'Budget');
export type Budget = t.TypeOf<typeof Budget>;

const fields = {
  id: WireId,
  /** Such as XQ20260118. */
  code: t.string,
  title: t.string,
  /** One of the table of buyer types. */
  buyerType: WireId,
  /** Whether the buyer takes part in the programme of the hundred buyers. */
  hundred: t.boolean,
  /** Hidden where the buyer stays anonymous. */
  companyName: disclosureOf(WireFilledText),
  /** Ids of either level; '-1' alone is 不限. */
  industries: ids,
  regions: ids,
  /** None where no financing is looked for. */
  rounds: ids,
  /** Absent is 面议. */
  budget: disclosureOf(Budget),
  stake: t.string,
  /** When the demand was last confirmed, and until when it is listed; milliseconds since 1970. */
  confirmedAt: orNull(WireTime),
  expiresAt: orNull(WireTime),
};

/** A demand on the buy side as lists show it. */
export const Buy = record(fields, 'Buy');
export type Buy = t.TypeOf<typeof Buy>;

/** A demand's page. */
export const BuyDetail = record(
  {
    ...fields,
    state: BuyState,
    /** Whether it belongs to the reader. */
    own: t.boolean,
    wanted: t.string,
    profile: t.string,
    funding: disclosureOf(WireFilledText),
    contact: disclosureOf(WireFilledText),
    /** The checks of the buyer. */
    evidence: t.readonlyArray(Evidence),
  },
  'BuyDetail',
);
export type BuyDetail = t.TypeOf<typeof BuyDetail>;
