import * as t from 'io-ts';
import { Fen } from '../order/fen';
import { WireCount } from '../wire/count';
import { WireId } from '../wire/id';
import { listOf } from '../wire/list-of';
import { record } from '../wire/record';
import { WireFilledText, WireText } from '../wire/text';
import { withDefault } from '../wire/with-default';

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
    /** The higher of two holds; a lower one is not sold beside it. */
    grade: withDefault(WireCount, 0),
    /** Whether it is sold to fully verified members alone. */
    needsFullVerification: withDefault(t.boolean, false),
    /** Whether the platform recommends it; of several plans one at most is. */
    recommended: withDefault(t.boolean, false),
  },
  'Plan',
);
export type Plan = t.TypeOf<typeof Plan>;

/** One line of the comparison: the value of a right in every plan; null where the plan does not hold it. */
export interface ComparedRight {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (string | null)[];
}

/** The rights of several plans, each once, in the order in which they are first named. */
export function comparedRights(plans: readonly Plan[]): readonly ComparedRight[] {
  const names = new Map<string, string>();
  for (const { rights } of plans)
    for (const { key, name } of rights) if (!names.has(key)) names.set(key, name);
  return [...names].map(([key, name]) => ({
    key,
    name,
    values: plans.map(({ rights }) => rights.find((right) => right.key === key)?.value || null),
  }));
}
