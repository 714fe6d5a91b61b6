const pairsOf = (text: string): ReadonlySet<string> => {
  const letters = Array.from(text.replace(/[\s，。；：、“”（）]/gu, ''));
  return new Set(letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`));
};

/** Share of letter pairs that two texts have in common, 0 to 1. */
const likeness = (one: string, other: string): number => {
  const mine = pairsOf(one);
  const theirs = pairsOf(other);
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return shared / Math.max(1, Math.min(mine.size, theirs.size));
};

interface Likeness {
  readonly one: string;
  readonly other: string;
  readonly share: number;
}

/** All pairs of texts that are at least this alike. */
export const alike = (texts: readonly string[], share: number): readonly Likeness[] =>
  texts.flatMap((one, place) =>
    texts
      .slice(place + 1)
      .map((other) => ({ one, other, share: likeness(one, other) }))
      .filter((found) => found.share >= share),
  );

/** The values that stand more than once. */
export const repeated = <Value>(values: readonly Value[]): readonly Value[] =>
  values.filter((value, place) => values.indexOf(value) !== place);
