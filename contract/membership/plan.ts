import * as t from 'io-ts';
import { Fen } from '../values/fen';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';

/** One right of a plan. Every plan names the same keys, so that a table compares them. */
export const PlanRight = record(
  {
    key: WireFilledText,
    name: WireFilledText,
    /** What the right is, in a sentence. */
    text: withDefault(WireText, ''),
    /** How much of it, for a table; empty where the plan does not hold it. */
    value: withDefault(WireText, ''),
  },
  'PlanRight',
);
export type PlanRight = t.TypeOf<typeof PlanRight>;

/** A membership plan that can be bought (PAY-15); its id is the id of the goods. */
export const Plan = record(
  {
    planId: WireId,
    name: WireFilledText,
    amount: Fen,
    months: WireCount,
    summary: withDefault(WireText, ''),
    rights: listOf(PlanRight),
    /** The permissions that paying for it opens (PAY-17). */
    opens: listOf(t.string),
    /** The higher of two applies; a lower one is not sold in addition to it. */
    grade: withDefault(WireCount, 0),
    /** Whether it is sold to fully verified members alone. */
    needsFullVerification: withDefault(t.boolean, false),
    /** Whether the platform recommends it; of several plans one at most is. */
    recommended: withDefault(t.boolean, false),
  },
  'Plan',
);
export type Plan = t.TypeOf<typeof Plan>;
