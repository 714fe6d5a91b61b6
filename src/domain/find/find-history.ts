import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../contract/codec/decode-json';
import { searchableText } from './find-address';

/** So many earlier searches are kept on the device. */
export const mostSearches = 10;

const isKept = (text: string): boolean => text !== '' && searchableText(text) === text;

/** Reads the earlier searches, the latest first; a damaged text counts as none. */
export const readHistory = (stored: string): readonly string[] => {
  const read = decodeJson(t.readonlyArray(t.string))(stored);
  return isRight(read) ? [...new Set(read.right.filter(isKept))].slice(0, mostSearches) : [];
};

/** The earlier searches with one more, which is the latest. */
export const withSearch = (history: readonly string[], text: string): readonly string[] => {
  const searched = searchableText(text);
  return searched === ''
    ? history
    : [searched, ...history.filter((each) => each !== searched)].slice(0, mostSearches);
};
