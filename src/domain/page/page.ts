import type * as t from 'io-ts';
import type { PartOfList } from '../../../contract/codec/page';
import { WireCount } from '../../../contract/codec/count';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { defaultPageSize, largestPageSize } from '../../../contract/rules/page-size';

/** Which part of a list is asked for. */
export const PageRequest = record(
  {
    /** The server's mark of where to go on; null at the start and where the server gives none. */
    cursor: orNull(WireFilledText),
    /** From 1. */
    page: WireCount,
    pageSize: WireCount,
  },
  'PageRequest',
);
export type PageRequest = t.TypeOf<typeof PageRequest>;

/** Part of a list, and how to ask for what follows; `next` is null at the end. */
export interface Page<A> {
  readonly items: readonly A[];
  readonly total: number;
  readonly next: PageRequest | null;
}

/** The request for the beginning of a list; the size is kept between 1 and 100. */
export function firstPage(pageSize: number = defaultPageSize): PageRequest {
  const size = Math.min(Math.max(Math.trunc(pageSize) || defaultPageSize, 1), largestPageSize);
  return { cursor: null, page: 1, pageSize: size };
}

/**
 * The request for what follows a page: by the server's cursor where it gave one, else while
 * page × pageSize is under the total; an empty page has nothing after it (contract: Answers).
 */
export function nextPage(
  asked: PageRequest,
  cursor: string | null,
  total: number,
  count: number,
): PageRequest | null {
  if (count === 0) return null;
  const { page, pageSize } = asked;
  return cursor !== null || page * pageSize < total ? { cursor, page: page + 1, pageSize } : null;
}

/** A page of what was asked for. Without a total, what came is all there is. */
export function pageFrom<A>(asked: PageRequest, { list, total: said, next }: PartOfList<A>): Page<A> {
  const total = said ?? list.length;
  return { items: list, total, next: nextPage(asked, next, total, list.length) };
}
