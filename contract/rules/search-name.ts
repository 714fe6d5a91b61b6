import { searchLimits } from '../search/saved-search';
import { isStorable } from './storable-text';

/** A name of a search as it is kept; null for one that is none. */
export const searchName = (given: string): string | null => {
  const name = given.trim().replace(/\s+/gu, ' ');
  return name === '' || Array.from(name).length > searchLimits.name || !isStorable(name) ? null : name;
};
