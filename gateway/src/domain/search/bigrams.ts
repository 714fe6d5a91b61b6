/** A text as it is searched: compatibility forms and cases are one. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One run of characters: letters, digits and Chinese characters; all others separate one run from the next. */
const runsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const runsOf = (text: string): readonly string[] => runsIn(plain(text));

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

/**
 * Between which signs of one run a text may have a space or a hyphen: letters and figures, what is Chinese and what is not,
 * and where Latin words meet (PreIPO).
 */
const seam = new RegExp(
  [
    '(?<=[\\p{Script=Latin}\\p{Nd}])(?=\\p{Script=Han})|(?<=\\p{Script=Han})(?=[\\p{Script=Latin}\\p{Nd}])',
    '(?<=\\p{Script=Latin})(?=\\p{Nd})|(?<=\\p{Nd})(?=\\p{Script=Latin})',
    '(?<=\\p{Ll})(?=\\p{Lu}[A-Za-z])|(?<=(?<!\\p{L})[Pp][Rr][Ee])(?=[A-Za-z])',
  ].join('|'),
  'u',
);

const following = (pieces: readonly string[]): string => pieces.map((piece) => `'${piece}'`).join(' <-> ');

/** A run of characters as PostgreSQL's tsquery: its pieces in order; a single one is the beginning of a piece. */
const togetherQuery = (signs: string): string => {
  const pieces = piecesOf(signs);
  return pieces.length === 1 ? `'${signs}':*` : following(pieces.slice(0, -1));
};

/** One run, with or without something between its parts, whichever way the text that is looked for has it. */
const runQuery = (run: string): string => {
  const parts = run.split(seam).map(plain);
  const [first = ''] = parts;
  if (parts.length === 1) return togetherQuery(first);
  return parts
    .slice(1)
    .map((part, nth) => {
      const before = parts[nth] ?? '';
      return `(${togetherQuery(before + part)} | ${following(piecesOf(before))} <2> ${togetherQuery(part)})`;
    })
    .join(' & ');
};

/** The tsquery of the texts that contain all the words; null for words without a letter or digit. */
export const searchQuery = (words: readonly string[]): string | null => {
  const runs = words.flatMap((word) => runsIn(word.normalize('NFKC')));
  return runs.length === 0 ? null : runs.map((run) => `(${runQuery(run)})`).join(' & ');
};
