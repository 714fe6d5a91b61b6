import { filterLimits } from '../../../contract/deal/deal-filter';

const lengthOf = (text: string): number => Array.from(text).length;

/** A keyword as it is searched by: single spaces between its words, at most as long as a filter takes; null for nothing. */
export function keywordFrom(text: string): string | null {
  const words = text.replace(/[\s,，、]+/gu, ' ').trim();
  return words === '' ? null : Array.from(words).slice(0, filterLimits.keywordLength).join('').trim();
}

/** The words that a text names, with spaces or commas between them: each once, no longer and no more than a filter takes. */
export function wordsFrom(text: string): readonly string[] {
  const words = text.split(/[\s,，、;；]+/u).filter((word) => word !== '');
  return [...new Set(words)]
    .filter((word) => lengthOf(word) <= filterLimits.wordLength)
    .slice(0, filterLimits.words);
}
