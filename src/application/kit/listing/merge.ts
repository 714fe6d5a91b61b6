import type { PageRequest } from '../../../domain/page/page';

/**
 * The items of `before` followed by those of `later` that are not among them; the newer copy of an
 * item that both hold wins, in the earlier place. No item stands twice (LAY-16).
 */
export const appendItems =
  <A>(idOf: (item: A) => string) =>
  (before: readonly A[], later: readonly A[]): readonly A[] => {
    const byId = new Map<string, A>();
    for (const item of [...before, ...later]) byId.set(idOf(item), item);
    return [...byId.values()];
  };

/** What is loaded of a list, from its head on without a gap, and how to ask for what follows; null at its end. */
export interface LoadedPart<A> {
  readonly items: readonly A[];
  readonly next: PageRequest | null;
}

/** Items of a list that came by themselves or by a refresh, and that nobody has looked at yet. */
export interface Fresh<A> {
  /** Those that came by themselves: they may be held back, so that what is read does not move. */
  readonly held: readonly A[];
  /** How many there are, those that a refresh brought among them. */
  readonly count: number;
}

export const nothingFresh = { held: [], count: 0 } as const;

/** What is fresh, as it now stands in the list: an item may have been read anew. */
export const freshAsIn =
  <A>(idOf: (item: A) => string) =>
  (fresh: Fresh<A>, items: readonly A[]): Fresh<A> => {
    const waiting = new Set(fresh.held.map(idOf));
    return { ...fresh, held: items.filter((item) => waiting.has(idOf(item))) };
  };

/**
 * What is fresh once the first page was asked for anew and `now` is loaded in the place of `before`: what was fresh
 * already, and whatever of the page was not loaded and stands above something that was. Below that it may have moved up
 * from further down, in the place of an item that is gone: it is new only where the list was loaded to its end, or
 * nothing of the page was. Where nothing else would be left to show, nothing is held back.
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
 * What is loaded once the first page was asked for anew: that page with, below it, the rest of `loaded`. When they
 * share no item, more arrived than a page holds: nobody knows what lies between, and the list begins anew from the
 * page. It does so too when the page is the whole list. Nothing is missing between two items (LAY-16).
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
