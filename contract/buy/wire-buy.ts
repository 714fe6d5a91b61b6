import * as t from 'io-ts';
import { WireDecimal } from '../codec/decimal';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTimeText } from '../codec/time-spelt';
import { withDefault } from '../codec/with-default';
import { WireEvidence } from '../sale/wire-evidence';

const text = withDefault(WireText, '');

/**
 * The fields of a demand on the wire. A hidden field is absent, and `hidden` has its name; sums in 万元. Ids of
 * industries and regions are of either level; '-1' alone is 不限.
 */
const head = {
  id: WireId,
  /** Such as XQ20260118. */
  code: text,
  title: WireText,
  /** One of the table of buyer types. */
  buyerType: WireId,
  /** Whether the buyer takes part in the programme of the hundred buyers. */
  hundred: WireFlag,
  /** Absent where the buyer stays anonymous. */
  companyName: orAbsent(WireFilledText),
  industries: listOf(WireId),
  regions: listOf(WireId),
  /** None: no financing is looked for. */
  rounds: listOf(WireId),
  /** What the buyer would pay; an end that is absent is open, both are 面议. */
  minAmount: orAbsent(WireDecimal),
  maxAmount: orAbsent(WireDecimal),
  /** The share that the buyer looks for: '控股权，不低于 51 %'. */
  stake: text,
  /** When the demand was last confirmed. */
  confirmedAt: orNull(WireTimeText),
  expiresAt: orNull(WireTimeText),
  hidden: listOf(WireText),
};

/** A demand of the buy side as lists bring it. */
export const WireBuy = record(head, 'WireBuy');
export type WireBuy = t.TypeOf<typeof WireBuy>;

export const BuyState = t.keyof({ listed: null, withdrawn: null, closed: null, expired: null }, 'BuyState');
export type BuyState = t.TypeOf<typeof BuyState>;

/** A demand's page. */
export const WireBuyDetail = record(
  {
    ...head,
    /** Other than 'listed' only for its owner. Every other reader gets the reason why it is gone. */
    state: withDefault(BuyState, 'listed'),
    /** Whether it belongs to the caller. */
    own: WireFlag,
    /** The requirements for a deal; paragraphs with line breaks between. */
    wanted: text,
    /** The public description of the buyer. */
    profile: text,
    /** Where the money comes from. */
    funding: orAbsent(WireFilledText),
    contact: orAbsent(WireFilledText),
    /** The checks that were made of the buyer; of no hidden value. */
    evidence: listOf(WireEvidence),
  },
  'WireBuyDetail',
);
export type WireBuyDetail = t.TypeOf<typeof WireBuyDetail>;
