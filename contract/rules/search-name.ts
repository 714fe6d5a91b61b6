import { searchLimits } from '../search/saved-search';

/** A name of a search as it is kept; null for one that is none. */
export const searchName = (given: string): string | null => {
  const name = given.trim().replace(/\s+/gu, ' ');
  return name === '' || Array.from(name).length > searchLimits.name || /[\0\p{Surrogate}]/u.test(name)
    ? null
    : name;
};
