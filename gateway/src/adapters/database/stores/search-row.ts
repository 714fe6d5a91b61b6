import { isRight } from 'fp-ts/Either';
import { SavedSearch } from '../../../../../contract/search/saved-search';
import type { savedSearch } from '../schema/saved-search';

type SearchRow = typeof savedSearch.$inferSelect;

/** A saved search; null for one that no longer decodes, which sends no alerts. */
export const searchOf = (row: SearchRow, fresh = 0): SavedSearch | null => {
  const { id, name, alert, kind, sourceType, mark, query, filter } = row;
  const read = SavedSearch.decode({
    ...filter,
    id: String(id),
    name,
    alert,
    kind,
    sourceType,
    mark,
    query,
    fresh,
  });
  return isRight(read) ? read.right : null;
};
