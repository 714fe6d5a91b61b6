import type { PageRequest } from '../../../domain/page/page';

/**
 * The items of `before` followed by those of `later` that are not among them; the newer copy of an item that both hold
 * wins, in the earlier place. No item appears twice (LAY-16).
 */
export const appendItems =
  <A>(idOf: (item: A) => string) =>
  (before: readonly A[], later: readonly A[]): readonly A[] => {
    const byId = new Map<string, A>();
    for (const item of [...before, ...later]) byId.set(idOf(item), item);
    return [...byId.values()];
  };

/** The loaded part of a list, from its head on without a gap, and the request for the next page; null at its end. */
export interface LoadedPart<A> {
  readonly items: readonly A[];
  readonly next: PageRequest | null;
}

/** Items of a list that arrived by notification or by a refresh, and that the user has not seen yet. */
export interface Fresh<A> {
  /** Those that came by themselves: they may be held back, so that what is read does not move. */
  readonly held: readonly A[];
  /** How many there are, those that a refresh brought among them. */
  readonly count: number;
}

export const nothingFresh = { held: [], count: 0 } as const;

/** The fresh items in their present version: an item may have been loaded again. */
export const freshAsIn =
  <A>(idOf: (item: A) => string) =>
  (fresh: Fresh<A>, items: readonly A[]): Fresh<A> => {
    const waiting = new Set(fresh.held.map(idOf));
    return { ...fresh, held: items.filter((item) => waiting.has(idOf(item))) };
  };

/**
 * Returns the fresh items after the first page was loaded again, with `now` in place of `before`: those that were fresh
 * already, and every item of the page that was not loaded before and is above one that was. An item further down may
 * have moved up in place of one that is gone: it is fresh only where the list was loaded to its end, or no item of the
 * page was loaded before. No item is held back where none would be left to show.
 */
export const freshIn =
  <A>(idOf: (item: A) => string) =>
  (
    before: LoadedPart<A>,
    fresh: Fresh<A>,
    page: readonly A[],
    now: readonly A[],
    bySelf: boolean,
  ): Fresh<A> => {
    const known = new Set(before.items.map(idOf));
    const last = page.findLastIndex((item) => known.has(idOf(item)));
    const allCame = before.next === null || last < 0;
    const came = page.filter((item, at) => (allCame || at < last) && !known.has(idOf(item)));
    const waiting = new Set([...fresh.held, ...came].map(idOf));
    const held = now.filter((item) => waiting.has(idOf(item)));
    const count = held.length;
    return { held: bySelf && count < now.length ? held : [], count };
  };

/**
 * Returns the loaded part after the first page was loaded again: that page, followed by the rest of `loaded`. When they
 * share no item, more items arrived than a page holds: the items in between are unknown, and the list begins with the
 * page alone. It does so too when the page is the whole list. No item is missing between two others (LAY-16).
 */
export const catchUp =
  <A>(idOf: (item: A) => string) =>
  (loaded: LoadedPart<A>, page: LoadedPart<A>): LoadedPart<A> => {
    const fresh = new Set(page.items.map(idOf));
    const rest = loaded.items.filter((item) => !fresh.has(idOf(item)));
    const meets = rest.length < loaded.items.length;
    const items = appendItems(idOf)(page.items, meets && page.next !== null ? rest : []);
    return { items, next: meets && page.next !== null ? loaded.next : page.next };
  };
