import type { PageRequest } from './page';

/** How a list that is read page by page goes on. */
export interface Continuation {
  /** Asks for what follows; null at the end of the list. */
  readonly next: PageRequest | null;
  /** The server's cursors that were asked for since the first page. */
  readonly askedCursors: readonly string[];
  /** Whether the server answered with a cursor that was asked for already: such a list would never end. */
  readonly isRepeated: boolean;
}

/**
 * How a list goes on after one more page: a cursor that was asked for already ends it.
 * @param asked the request that brought the page
 * @param next what the page says about what follows
 */
export const continuation = (
  before: readonly string[],
  asked: PageRequest | null,
  next: PageRequest | null,
): Continuation => {
  const cursor = asked?.cursor ?? null;
  const askedCursors = cursor === null ? before : [...before, cursor];
  const isRepeated = next !== null && next.cursor !== null && askedCursors.includes(next.cursor);
  return { next: isRepeated ? null : next, askedCursors, isRepeated };
};
