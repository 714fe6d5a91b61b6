/** A message as a correspondent has it: the server's id, and what was written. */
export interface Had {
  readonly id: number;
  readonly content: string;
}

export interface Verdict {
  readonly lost: number;
  readonly twice: number;
  readonly outOfOrder: number;
}

/** What became of what one wrote at the other: `had` as often as it was heard there, `shown` in the order in which it stands there. */
export const judged = (written: readonly string[], had: readonly Had[], shown: readonly Had[]): Verdict => {
  const place = new Map(written.map((content, index) => [content, index]));
  const placesOf = (messages: readonly Had[]): readonly number[] =>
    messages.flatMap(({ content }) => place.get(content) ?? []);
  const places = placesOf(had);
  const distinct = new Set(places);
  return {
    lost: written.length - distinct.size,
    twice: places.length - distinct.size,
    outOfOrder: placesOf(shown).filter((at, index, all) => index > 0 && at < (all[index - 1] ?? 0)).length,
  };
};

export const added = (one: Verdict, other: Verdict): Verdict => ({
  lost: one.lost + other.lost,
  twice: one.twice + other.twice,
  outOfOrder: one.outOfOrder + other.outOfOrder,
});

/** The value below which the share lies, of values in any order; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
