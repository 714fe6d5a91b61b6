import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

const PageMessage = t.union([
  /** The user agreed to the new release: the worker that waits takes the place of the present one. */
  t.type({ kind: t.literal('takeOver') }),
  /** What the page had loaded: its own path, '' where a worker saw it being opened, and the paths of its files. */
  t.type({ kind: t.literal('loaded'), page: t.string, files: t.readonlyArray(t.string) }),
]);

/** What a page says to its worker. */
export type PageMessage = t.TypeOf<typeof PageMessage>;

/** Reads what a page said; null for anything else. */
export const readPageMessage = (data: unknown): PageMessage | null => {
  const read = PageMessage.decode(data);
  return isRight(read) ? read.right : null;
};
