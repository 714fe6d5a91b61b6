import { isRight } from 'fp-ts/Either';
import { SavedSearch } from '../../../../../contract/search/saved-search';
import type { savedSearch } from '../schema/saved-search';

/** A search as it is kept; null for one that no longer reads, which nobody is told of. */
export const searchOf = (row: typeof savedSearch.$inferSelect): SavedSearch | null => {
  const { id, name, alert, sourceType, mark, filter } = row;
  const read = SavedSearch.decode({ ...filter, id: String(id), name, alert, sourceType, mark });
  return isRight(read) ? read.right : null;
};

/** Those that read. */
export const searchesOf = (rows: readonly (typeof savedSearch.$inferSelect)[]): readonly SavedSearch[] =>
  rows.flatMap((row) => searchOf(row) ?? []);
