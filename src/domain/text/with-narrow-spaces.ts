import { narrowSpace } from '../../../contract/values/digit-groups';

/**
 * A person's words, with one narrow space between a figure and its unit, at which no line ends: '51 %',
 * '9 万平方米'. A per cent sign always has it, and is one character: '51%', '51 %' and '51％' look
 * alike.
 */
export const withNarrowSpaces = (words: string): string =>
  words.replace(/(?<=\d) ?[%％]/gu, `${narrowSpace}%`).replace(/(?<=\d) (?=\p{Script=Han})/gu, narrowSpace);
