import type { Plan } from '../../../contract/membership/plan';

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
