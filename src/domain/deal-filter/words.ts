import { filterLimits } from '../../../contract/deal/deal-filter';
import { typedText } from '../text/typed-text';

const lengthOf = (text: string): number => Array.from(text).length;

/** The words of a keyword with single spaces between them, of any length. */
export const wholeKeyword = (text: string): string => text.replace(/[\s,，、]+/gu, ' ').trim();

/** A keyword as it is searched by: single spaces between its words, at most as long as a filter takes; null for nothing. */
export function keywordFrom(text: string): string | null {
  const words = wholeKeyword(typedText(text));
  return words === '' ? null : Array.from(words).slice(0, filterLimits.keywordLength).join('').trim();
}

/** The words that a text names, with spaces or commas between them, each once: those that a filter takes, and the others. */
export function sortedWords(
  text: string,
): Readonly<Record<'taken' | 'tooLong' | 'tooMany', readonly string[]>> {
  const all = [...new Set(text.split(/[\s,，、;；]+/u).filter((word) => word !== ''))];
  const isFit = (word: string): boolean => lengthOf(word) <= filterLimits.wordLength;
  const fit = all.filter(isFit);
  return {
    taken: fit.slice(0, filterLimits.words),
    tooLong: all.filter((word) => !isFit(word)),
    tooMany: fit.slice(filterLimits.words),
  };
}

/** The words that a text names, as many and as long as a filter takes. */
export const wordsFrom = (text: string): readonly string[] => sortedWords(typedText(text)).taken;
