import { right } from 'fp-ts/Either';
import type { Row } from '../../../../support/explore/row';
import { done } from '../../../../support/explore/step';
import { came, more, refresh, rows, second, waitsForEnd, type machine } from './words';

/** A server that repeats a cursor. */
export const repeatedRows: readonly Row<typeof machine>[] = [
  {
    title: '[LAY-16] a next page that repeats the cursor ends the list',
    from: [came, more],
    event: done('loadPage', right({ items: rows('b', 'c'), total: 9, next: second })),
    target: 'ready.resting',
    calls: waitsForEnd,
    context: { items: rows('a', 'b', 'c'), next: null },
  },
  {
    title: '[LAY-16] a refresh of a list that a repeated cursor ended reads on from the first page',
    from: [came, more, done('loadPage', right({ items: rows('b', 'c'), total: 9, next: second })), refresh],
    event: came,
    target: 'ready.resting',
    calls: waitsForEnd,
    context: { next: second, askedCursors: [] },
  },
];
