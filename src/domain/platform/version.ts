/** A version, its numbers from the most significant; a missing one counts as 0. */
export type Version = readonly number[];

/** Compares number by number: 10.0.1 is later than 5.0, though its text comes before (product.md §5). */
export const isAtLeast = (version: Version, least: Version): boolean => {
  const length = Math.max(version.length, least.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (version[place] ?? 0) - (least[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
};
