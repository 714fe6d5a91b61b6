import { narrowSpace } from '../../../contract/values/digit-groups';

/**
 * Somebody's words, with one narrow space between a figure and what it counts, at which no line ends: '51 %',
 * '9 万平方米'. A per cent sign has it however it was typed, and is one sign: '51%', '51 %' and '51％' look alike beside
 * each other.
 */
export const unparted = (words: string): string =>
  words.replace(/(?<=\d) ?[%％]/gu, `${narrowSpace}%`).replace(/(?<=\d) (?=\p{Script=Han})/gu, narrowSpace);
