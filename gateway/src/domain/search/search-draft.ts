import { isLeft, isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { WireParameters } from '../../../../contract/call/parameters';
import type { DealFilter, DealSort } from '../../../../contract/deal/deal-filter';
import { noFilter } from '../../../../contract/deal/no-filter';
import { kinds } from '../../../../contract/kind/kinds';
import { SavedFilter, searchLimits, type SavedSearch } from '../../../../contract/search/saved-search';
import { buyQuery, type BuyQuery, type BuyScope } from '../buy/buy-query';
import { isId } from '../../../../contract/values/id';
import { choiceQuery, type AskedChoices } from '../deal/choice-query';
import { dealQuery, type DealQuery } from '../deal/deal-query';

/** A search as a member hands it in. */
export type SearchDraft = Omit<SavedSearch, 'id' | 'fresh'>;

/** The filter alone. */
export const filterOf = (search: SearchDraft): DealFilter => {
  const { industry, region, round, min, max, stake, keyword, include, exclude, within, sort } = search;
  return { industry, region, round, min, max, stake, keyword, include, exclude, within, sort };
};

const allBuyers: BuyScope = { buyerType: null, hundred: false, group: null };

/** The codecs of the filters of choices, by the kind. */
export type ChoiceParameters<Query> = Pick<t.Type<Query, WireParameters>, 'decode'>;

/** Whether nothing is asked of deals. */
const isUnfiltered = (search: SearchDraft): boolean => {
  const filter = filterOf(search);
  return (
    search.sourceType === null &&
    search.mark === null &&
    JSON.stringify(SavedFilter.encode(filter)) === JSON.stringify(SavedFilter.encode(noFilter))
  );
};

/** What the list of a search asks for, of a kind whose filter is of choices; null where the list would refuse it. */
export const choicesOf = <Query extends AskedChoices>(
  parameters: ChoiceParameters<Query>,
  search: SearchDraft,
): Query | null => {
  if (!isUnfiltered(search) || search.query.length > searchLimits.query) return null;
  const read = parameters.decode(Object.fromEntries(new URLSearchParams(search.query)));
  if (isLeft(read)) return null;
  const query = choiceQuery(read.right);
  return isRight(query) ? query.right : null;
};

const dealsOf = (sorts: readonly DealSort[], search: SearchDraft, now: number): DealQuery | null => {
  const { sourceType, mark } = search;
  if (search.query !== '' || (sourceType !== null && !isId(sourceType))) return null;
  const query = dealQuery(sorts, filterOf(search), { sourceType, mark }, now);
  return isRight(query) ? query.right : null;
};

/** What the list of a search for deals on sale asks for; null where the list would refuse it. */
export const salesOf = (search: SearchDraft, now: number): DealQuery | null =>
  dealsOf(kinds.sale.sorts, search, now);

/** The same of a search for share transfers, which have no marks. */
export const transfersOf = (search: SearchDraft, now: number): DealQuery | null =>
  search.mark === null ? dealsOf(kinds.transfer.sorts, search, now) : null;

/** The same of a search for demands. */
export const demandsOf = (search: SearchDraft, now: number): BuyQuery | null => {
  if (search.query !== '' || search.sourceType !== null || search.mark !== null) return null;
  const query = buyQuery(filterOf(search), allBuyers, now);
  return isRight(query) ? query.right : null;
};
