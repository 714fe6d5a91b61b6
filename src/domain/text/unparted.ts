import { narrowSpace } from '../../../contract/values/digit-groups';

/** Somebody's words, of which no figure ends a line before what it counts: '51 %', '9 万平方米'. */
export const unparted = (words: string): string =>
  words.replace(/(\d) (?=[%\p{Script=Han}])/gu, `$1${narrowSpace}`);
