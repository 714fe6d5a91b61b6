import { cut } from './cut';

/** More UTF-16 units than any field of the product takes; a longer paste is cut before anything reads it (VAL-06). */
export const longestFieldText = 20_000;

/** A text as a field keeps it, cut where it is too long for any field. */
export const fieldText = (text: string): string => cut(text, longestFieldText);

/** What a field says of a text that was cut, or is about to be; null of any other. */
export const cutNote = (text: string): string | null =>
  text.length < longestFieldText - 1 ? null : '内容过长，只保留了前 20,000 个字符，请核对';
