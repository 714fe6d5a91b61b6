import type { FoundRange, MarkedText } from '../../../../contract/search/found';
import { comparable } from './asked-text';

/** A text in small letters of the same length, so that a place in it is the same place in the text. */
const sameLength = (text: string): string =>
  Array.from(text, (sign) => {
    const plain = sign.normalize('NFKC').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  }).join('');

/** Ranges in order; those that touch or overlap are one. */
export const joinedRanges = (ranges: readonly FoundRange[]): readonly FoundRange[] =>
  [...ranges]
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .reduce<readonly FoundRange[]>((joined, range) => {
      const last = joined.at(-1);
      if (last === undefined || range.from > last.to) return [...joined, range];
      return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, range.to) }];
    }, []);

/** Where a text holds any of the words; width and case make no difference. */
export const rangesOf = (text: string, words: readonly string[]): readonly FoundRange[] => {
  const plain = sameLength(text);
  const ranges = words
    .map(comparable)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const found: FoundRange[] = [];
      for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length))
        found.push({ from: at, to: at + word.length });
      return found;
    });
  return joinedRanges(ranges);
};

/** Characters of an excerpt, and those of them before the first match. */
const longestExcerpt = 60;
const lead = 14;

const within = (ranges: readonly FoundRange[], from: number, to: number, shift: number): FoundRange[] =>
  ranges
    .filter((range) => range.from >= from && range.to <= to)
    .map((range) => ({ from: range.from - from + shift, to: range.to - from + shift }));

/** A place between characters is never inside a pair of surrogates. */
const between = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};

/** The place of the first text that holds one of the words, cut around it; null where none does. */
export const excerptOf = (texts: readonly string[], words: readonly string[]): MarkedText | null => {
  for (const text of texts.map((each) => each.replace(/\s+/gu, ' ').trim())) {
    const ranges = rangesOf(text, words);
    const [first] = ranges;
    if (first === undefined) continue;
    const from = text.length <= longestExcerpt ? 0 : between(text, Math.max(0, first.from - lead));
    const to = Math.max(first.to, between(text, Math.min(text.length, from + longestExcerpt)));
    const before = from === 0 ? '' : '…';
    return {
      text: before + text.slice(from, to) + (to < text.length ? '…' : ''),
      marks: within(ranges, from, to, before.length),
    };
  }
  return null;
};
