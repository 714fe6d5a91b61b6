/** How many things there are of a kind. */
export interface KindCount {
  readonly name: string;
  readonly count: number;
}

/** A chart with more kinds than these is not readable. */
const most = 6;

/**
 * The kinds of a chart: the largest six, the largest first, and all others together at the end. Total and pure.
 * @param rest what the others together are called
 */
export function mainKinds(kinds: readonly KindCount[], rest: string): readonly KindCount[] {
  const sorted = kinds.toSorted((one, other) => other.count - one.count);
  const others = sorted.slice(most);
  return others.length === 0
    ? sorted
    : [...sorted.slice(0, most), { name: rest, count: others.reduce((sum, { count }) => sum + count, 0) }];
}
