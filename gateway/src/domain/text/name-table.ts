/** A part of a text that was read, and the text without it. */
export interface Taken<A> {
  readonly found: readonly A[];
  readonly rest: string;
}

/** Reads all that a global pattern finds in a text; a bar takes its place, so that what was apart stays apart. */
export const taken = <A>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => readonly A[],
): Taken<A> => ({ found: [...text.matchAll(pattern)].flatMap(read), rest: text.replaceAll(pattern, '|') });

/** One of the texts as the source of a pattern, the longest first, so that none is read for the part of a longer one. */
export const oneOf = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

interface Named<Id> {
  readonly id: Id;
  readonly names: readonly string[];
}

/** Finds the ids of what a text names. A name in Latin letters is no part of a longer word. */
export const nameTable = <Id>(rows: readonly Named<Id>[]): ((text: string) => Taken<Id>) => {
  const ids = new Map(
    rows.flatMap(({ id, names }) => names.map((name) => [name.normalize('NFKC').toLowerCase(), id] as const)),
  );
  const pattern = new RegExp(`(?<![a-z-])(?:${oneOf([...ids.keys()])})(?![a-z])`, 'giu');
  return (text) =>
    taken(text, pattern, ([name]) => {
      const id = ids.get(name.toLowerCase());
      return id === undefined ? [] : [id];
    });
};
