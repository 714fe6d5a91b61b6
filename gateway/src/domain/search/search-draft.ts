import { isRight } from 'fp-ts/Either';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { kinds } from '../../../../contract/kind/kinds';
import type { SavedSearch } from '../../../../contract/search/saved-search';
import { buyQuery, type BuyQuery, type BuyScope } from '../buy/buy-query';
import { isId } from '../../../../contract/values/id';
import { dealQuery, type DealQuery } from '../deal/deal-query';

/** A search as a member hands it in. */
export type SearchDraft = Omit<SavedSearch, 'id' | 'fresh'>;

/** The filter alone. */
export const filterOf = (search: SearchDraft): DealFilter => {
  const { industry, region, round, min, max, stake, keyword, include, exclude, within, sort } = search;
  return { industry, region, round, min, max, stake, keyword, include, exclude, within, sort };
};

/** What the list of a search asks for, on its side. */
export type SearchQuery =
  | { readonly kind: 'sale'; readonly query: DealQuery }
  | { readonly kind: 'buy'; readonly query: BuyQuery };

const allBuyers: BuyScope = { buyerType: null, hundred: false, group: null };

const queriesOf: Readonly<
  Record<SearchDraft['kind'], (search: SearchDraft, now: number) => SearchQuery | null>
> = {
  sale: (search, now) => {
    const { sourceType, mark } = search;
    if (sourceType !== null && !isId(sourceType)) return null;
    const query = dealQuery(kinds.sale.sorts, filterOf(search), { sourceType, mark }, now);
    return isRight(query) ? { kind: 'sale', query: query.right } : null;
  },
  buy: (search, now) => {
    if (search.sourceType !== null || search.mark !== null) return null;
    const query = buyQuery(filterOf(search), allBuyers, now);
    return isRight(query) ? { kind: 'buy', query: query.right } : null;
  },
};

/** What the list of a search asks for, as the list itself does; null where the list would refuse it. */
export const queryOf = (search: SearchDraft, now: number): SearchQuery | null =>
  queriesOf[search.kind](search, now);
