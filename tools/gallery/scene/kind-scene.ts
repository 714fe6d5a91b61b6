import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import { answered, callOf, never, type Answer } from './answers';

/** How the calls of one kind are answered. */
export interface KindScene {
  readonly list: Answer<unknown>;
  /** What follows the first page. */
  readonly more: Answer<unknown>;
  readonly counts: Answer<ChoiceCounts>;
  readonly detail: Answer<unknown>;
}

/** A scene in which all calls of a kind succeed, and the list has one page. */
export const kindScene = ({
  items,
  counts,
  detail,
}: {
  readonly items: readonly unknown[];
  readonly counts: ChoiceCounts;
  readonly detail: unknown;
}): KindScene => ({
  list: answered({ items, total: items.length, next: null }),
  more: never,
  counts: answered(counts),
  detail: answered(detail),
});

/** The calls of a kind, as its scene answers them. */
export const kindCalls = ({ list, more, counts, detail }: KindScene) => ({
  list: ({ page }: { readonly page: number }) => callOf(page === 1 ? list : more),
  counts: () => callOf(counts),
  detail: () => callOf(detail),
});
