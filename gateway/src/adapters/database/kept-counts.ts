import { LRUCache } from 'lru-cache';
import type { DealQuery } from '../../domain/deal/deal-query';
import type { DealCounts } from '../../ports/sales';

/** So many filters are remembered; those that nobody asked for the longest go first. */
const most = 500;

type Counted<A> = (query: DealQuery, count: () => Promise<A>) => Promise<A>;

/** How many deals filters take: counted once for all who ask, until a deal changes. */
export interface KeptCounts {
  readonly total: Counted<number>;
  readonly choices: Counted<DealCounts>;
}

/** Counts each time. */
export const nothingKept: KeptCounts = {
  total: (_, count) => count(),
  choices: (_, count) => count(),
};

/** In whatever order they stand, filters count the same; what is confirmed within some days changes with the clock. */
const keyOf = ({ sort: _sort, ...query }: DealQuery): string | null =>
  query.confirmedSince === null ? JSON.stringify(query) : null;

const remembered = <A>() => {
  const kept = new LRUCache<string, Promise<A>>({ max: most });
  const of: Counted<A> = (query, count) => {
    const key = keyOf(query);
    if (key === null) return count();
    const known = kept.get(key);
    if (known !== undefined) return known;
    // drizzle's count is a question that is asked anew by each who waits for it: what is kept is its one answer.
    const made = Promise.resolve().then(count);
    kept.set(key, made);
    // One that failed is asked again.
    made.catch(() => {
      if (kept.peek(key) === made) kept.delete(key);
    });
    return made;
  };
  return { of, forget: () => kept.clear() };
};

export const keptCounts = (): KeptCounts & { readonly changed: () => void } => {
  const totals = remembered<number>();
  const choices = remembered<DealCounts>();
  return {
    total: totals.of,
    choices: choices.of,
    changed: () => {
      totals.forget();
      choices.forget();
    },
  };
};
