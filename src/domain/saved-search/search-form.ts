import { searchName } from '../../../contract/rules/search-name';
import { searchLimits, SearchAlert, type SavedSearch } from '../../../contract/search/saved-search';
import type { ErrorsOf } from '../account-form/errors-of';
import { formatCount } from '../../../contract/values/format-count';

/** The name of a saved search, and its notification setting, as they are typed. */
export interface SearchForm {
  readonly name: string;
  readonly alert: SearchAlert;
}

/** The query of the search, and its list. */
export type SearchOf = Omit<SavedSearch, 'id' | 'name' | 'alert' | 'fresh'>;

const nameError = (typed: string): string | undefined => {
  const length = Array.from(typed.trim()).length;
  if (length === 0) return '请填写名称';
  if (length > searchLimits.name)
    return `名称不能超过 ${formatCount(searchLimits.name)} 字，已超出 ${formatCount(length - searchLimits.name)} 字`;
  return searchName(typed) === null ? '名称含有无法显示的字符' : undefined;
};

/** What must be mended before a search is kept; empty when all is well (VAL-06). */
export const searchErrors = ({ name }: SearchForm): ErrorsOf<SearchForm> => {
  const error = nameError(name);
  return error === undefined ? {} : { name: error };
};

/** A name that fits, made of what is asked for; the beginning of it where that is too long. */
export const suggestedName = (words: readonly string[], otherwise: string): string =>
  searchName(Array.from(words.join(' ')).slice(0, searchLimits.name).join('')) ?? otherwise;

export const isAlert = SearchAlert.is;
