import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/**
 * Reads the answers that a page was shown with, by the names of its flows, each decoded by its own flow; empty for anything
 * else.
 */
export const readPageAnswers = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const read = t.UnknownRecord.decode(JSON.parse(text));
    return isRight(read) ? read.right : {};
  } catch {
    return {};
  }
};
