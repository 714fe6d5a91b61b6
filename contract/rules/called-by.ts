import { callingsOf } from './own-name';

/** A part of a text, from its first character to after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text in small letters without the separators in it; `at` has the place of each character in the original. */
interface Joined {
  readonly text: string;
  readonly at: readonly number[];
}

const separator = /[\s·•*_.-]/u;
const latin = /[A-Za-z0-9]/;
const letter = /[\p{L}\p{N}]/u;
/** How many separators may be between two characters of a name that has none there. */
const mostBetween = 2;
/** One character is no name: a text has it in other words too. */
const leastCharacters = 2;

/** Returns the text in small letters, each of the same length as the original. */
const lowerCased = (text: string): string =>
  Array.from(text, (sign) => {
    const small = sign.toLowerCase();
    return small.length === sign.length ? small : sign;
  }).join('');

/** Removes each run of at most `most` separators; a longer run becomes one space, which no joined name has. */
const joined = (text: string, most: number): Joined => {
  let kept = '';
  const at: number[] = [];
  let run = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    run = separator.test(sign) ? run + 1 : 0;
    if (run > 0 && run !== most + 1) continue;
    kept += run > 0 ? ' ' : sign;
    at.push(place);
  }
  return { text: kept, at };
};

const longestRun = (text: string): number => {
  let [run, longest] = [0, 0];
  for (const sign of text) {
    run = separator.test(sign) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

const placesOf = (text: string, name: string): readonly number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) places.push(at);
  return places;
};

/** Finds a Chinese name also with separators between its characters; separators in the name itself may be more or fewer. */
const chineseSpans = (text: string, name: string): readonly Span[] => {
  const sought = joined(name, name.length).text;
  if (Array.from(sought).length < leastCharacters) return [];
  const most = mostBetween + (mostBetween + 1) * longestRun(name.replace(/\s/gu, ''));
  const { text: kept, at } = joined(text, most);
  return placesOf(kept, sought).map((place) => ({
    from: at[place] ?? 0,
    to: (at[place + sought.length - 1] ?? 0) + 1,
  }));
};

/** Finds a name in Latin letters as it is written, as words of its own. */
const latinSpans = (text: string, name: string): readonly Span[] =>
  placesOf(text, name)
    .map((from) => ({ from, to: from + name.length }))
    .filter(({ from, to }) => !latin.test(text.charAt(from - 1)) && !latin.test(text.charAt(to)));

/**
 * Returns where the text has one of the names by which the company is called, in order and without overlaps: at each place
 * the longest name. A name without letters and digits is no name. The time is linear in the length of the text.
 */
export const calledBy = (plain: string, companyName: string): readonly Span[] => {
  const text = lowerCased(plain);
  const spans = callingsOf(companyName)
    .filter((name) => letter.test(name))
    .map(lowerCased)
    .flatMap((name) => (/\p{Script=Han}/u.test(name) ? chineseSpans(text, name) : latinSpans(text, name)))
    .toSorted((one, other) => one.from - other.from || other.to - other.from - (one.to - one.from));
  const apart: Span[] = [];
  for (const span of spans) if (span.from >= (apart.at(-1)?.to ?? 0)) apart.push(span);
  return apart;
};
