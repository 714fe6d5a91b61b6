import { isRight } from 'fp-ts/Either';
import { parameters } from '../../../../contract/call/parameters';
import { dealFilterFields, dealSorts, type DealFilter } from '../../../../contract/deal/deal-filter';
import { searchLimits, type SavedSearch } from '../../../../contract/search/saved-search';
import { isIdentifier } from '../identifier/identifier';
import { dealQuery, type DealQuery } from '../deal/deal-query';

/** A search as a member hands it in. */
export type SearchDraft = Omit<SavedSearch, 'id'>;

/** A name as it is kept; null for one that is none. */
export const searchName = (given: string): string | null => {
  const name = given.trim().replace(/\s+/gu, ' ');
  return name === '' || Array.from(name).length > searchLimits.name || /[\0\p{Surrogate}]/u.test(name)
    ? null
    : name;
};

/** The filter alone. */
export const filterOf = (search: SearchDraft): DealFilter => {
  const { industry, region, round, min, max, keyword, include, exclude, within, sort } = search;
  return { industry, region, round, min, max, keyword, include, exclude, within, sort };
};

/** What the list of a search asks for, as the list itself does; null where the list would refuse it. */
export const queryOf = (search: SearchDraft, now: number): DealQuery | null => {
  const { sourceType, mark } = search;
  if (sourceType !== null && !isIdentifier(sourceType)) return null;
  const query = dealQuery(dealSorts.sale, filterOf(search), { sourceType, mark }, now);
  return isRight(query) ? query.right : null;
};

/** The address of the list with the filter of a search. */
export const addressOf = (search: SearchDraft): string => {
  const asked = Object.entries(parameters(dealFilterFields).encode(filterOf(search))).filter(
    ([name, value]) => value !== '' && !(name === 'sort' && value === 'confirmed'),
  );
  const query = new URLSearchParams(asked).toString().replace(/%2C/g, ',');
  const { sourceType, mark } = search;
  const path = mark === null ? (sourceType === null ? '/sale' : `/sale/${sourceType}`) : `/sale/mark/${mark}`;
  return query === '' ? path : `${path}?${query}`;
};
