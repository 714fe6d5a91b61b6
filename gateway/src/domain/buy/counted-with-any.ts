import { anyId } from '../../../../contract/reference/any';

interface Counted {
  readonly id: string;
  readonly count: number;
}

/**
 * How many demands would be found by each of the known ids: those that name it, and those to whom all are the same.
 * @param counts of the ids that are named, '-1' among them
 */
export const countedWithAny = (
  counts: readonly Counted[],
  known: ReadonlySet<string>,
): readonly Counted[] => {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  const any = byId.get(anyId) ?? 0;
  return [...known].map((id) => ({ id, count: (byId.get(id) ?? 0) + any })).filter(({ count }) => count > 0);
};
