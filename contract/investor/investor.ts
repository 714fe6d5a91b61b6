import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';

/** Kinds of investors: who manages the money, or whose it is. */
export const InvestorKind = t.keyof(
  { venture: null, equity: null, industrial: null, guidance: null, broker: null, insurance: null },
  'InvestorKind',
);
export type InvestorKind = t.TypeOf<typeof InvestorKind>;

/** An investor as lists bring it (SCR-05); all of it is public. Sums in 万元. */
export const Investor = record(
  {
    id: WireId,
    name: WireFilledText,
    kind: InvestorKind,
    /** An id of the region tree. */
    region: WireId,
    /** Ids of the industry tree, of either level. */
    focus: listOf(WireId),
    /** Ids of financing rounds. */
    rounds: listOf(WireId),
    /** The least and the most of one investment. */
    chequeMin: WireDecimal,
    chequeMax: WireDecimal,
    /** How many investments it made known. */
    cases: withDefault(WireCount, 0),
    intro: withDefault(WireText, ''),
  },
  'Investor',
);
export type Investor = t.TypeOf<typeof Investor>;
