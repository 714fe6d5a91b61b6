/** A text as it is searched: compatibility forms and cases are one. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What stands together: letters, digits and signs of writing; all else parts one run from the next. */
const runsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Two signs each, and the last alone: by its beginnings every sign of a run is found, by what follows what, every word. */
const piecesOf = (run: string): readonly string[] => {
  const signs = Array.from(run);
  return signs.map((sign, index) => `${sign}${signs[index + 1] ?? ''}`);
};

/** PostgreSQL counts no further in a text, and keeps no more places of one piece. */
const lastPlace = 16_383;

/**
 * A text as PostgreSQL's tsvector, each piece with its place; between two runs a place is left out, so that no word
 * reaches over it. Trigrams do nothing for words of two signs, of which Chinese is made.
 */
export const searchVector = (texts: readonly string[]): string => {
  let place = 0;
  const places = new Map<string, number[]>();
  for (const run of texts.flatMap(runsOf)) {
    for (const piece of piecesOf(run)) {
      place += 1;
      const known = places.get(piece) ?? [];
      if (place < lastPlace) places.set(piece, [...known, place]);
    }
    place += 1;
  }
  return [...places].map(([piece, at]) => `'${piece}':${at.join(',')}`).join(' ');
};

/** One run as PostgreSQL's tsquery: its pieces in their order; a single sign is the beginning of a piece. */
const runQuery = (run: string): string => {
  const signs = Array.from(run);
  if (signs.length === 1) return `'${run}':*`;
  return piecesOf(run)
    .slice(0, -1)
    .map((piece) => `'${piece}'`)
    .join(' <-> ');
};

/** What finds the texts in which all the words stand, as tsquery; null for words without a sign of writing. */
export const searchQuery = (words: readonly string[]): string | null => {
  const runs = words.flatMap(runsOf);
  return runs.length === 0 ? null : runs.map((run) => `(${runQuery(run)})`).join(' & ');
};
