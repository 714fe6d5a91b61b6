import type { PageRequest } from '../../domain/page/page';

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
