import { LRUCache } from 'lru-cache';
import type { SaleSort } from '../../../../contract/sale/kind';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { DealQuery } from '../../domain/deal/deal-query';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Sale, SaleHead } from '../../domain/sale/sale';
import type { DealCounts } from '../../ports/sales';

/** The size of the cache for each kind; the least recently used answers go first. */
const most = 500;

type Page = ListPart<SaleHead, DealPlace>;

/**
 * Reads of deals for everybody, with hidden values: read once for all callers, until a deal changes. Each
 * caller's disclosure is decided separately.
 */
export interface KeptReads {
  /** How many a filter takes. */
  readonly total: (query: DealQuery, read: () => Promise<number>) => Promise<number>;
  readonly choices: (query: DealQuery, read: () => Promise<DealCounts>) => Promise<DealCounts>;
  readonly page: (
    query: DealQuery<SaleSort>,
    asked: AskedPart<DealPlace>,
    read: () => Promise<Page>,
  ) => Promise<Page>;
  readonly one: (sourceType: string, id: string, read: () => Promise<Sale | null>) => Promise<Sale | null>;
}

/** Reads each time. */
export const nothingKept: KeptReads = {
  total: (_query, read) => read(),
  choices: (_query, read) => read(),
  page: (_query, _asked, read) => read(),
  one: (_sourceType, _id, read) => read(),
};

/** Null for what changes with the clock: which deals were confirmed within some days. */
const keyOf = (query: Omit<DealQuery, 'sort'>, ...further: readonly unknown[]): string | null =>
  query.confirmedSince === null ? JSON.stringify([query, ...further]) : null;

/** Filters in any order count the same. */
const unordered = ({ sort: _sort, ...query }: DealQuery): Omit<DealQuery, 'sort'> => query;

const remembered = <A>(hearsChanges: () => boolean) => {
  const kept = new LRUCache<string, Promise<A>>({ max: most });
  const of = (key: string | null, read: () => Promise<A>): Promise<A> => {
    // Without word of changes an answer may show what has been hidden since.
    if (key === null || !hearsChanges()) return read();
    const known = kept.get(key);
    if (known !== undefined) return known;
    // drizzle's count is a query that runs for each `await`: the cache keeps its one answer.
    const made = Promise.resolve().then(read);
    kept.set(key, made);
    // One that failed is asked again.
    made.catch(() => {
      if (kept.peek(key) === made) kept.delete(key);
    });
    return made;
  };
  return { of, forget: () => kept.clear() };
};

/** @param hearsChanges whether each change is reported now; while it is not, all is read from the database */
export const keptReads = (
  hearsChanges: () => boolean = () => true,
): KeptReads & { readonly changed: () => void } => {
  const totals = remembered<number>(hearsChanges);
  const choices = remembered<DealCounts>(hearsChanges);
  const pages = remembered<Page>(hearsChanges);
  const deals = remembered<Sale | null>(hearsChanges);
  return {
    total: (query, read) => totals.of(keyOf(unordered(query)), read),
    choices: (query, read) => choices.of(keyOf(unordered(query)), read),
    page: (query, asked, read) => pages.of(keyOf(query, asked), read),
    one: (sourceType, id, read) => deals.of(JSON.stringify([sourceType, id]), read),
    changed: () => [totals, choices, pages, deals].forEach(({ forget }) => forget()),
  };
};
