import type { SourceType } from '../../../contract/sale/source-type';
import { markOf } from './mark';
import { sourceTypeLabel } from './source-type';

/** What gathers a list, as its address says: '' and undefined are the same. */
export interface ListPlace {
  readonly sourceType?: string | undefined;
  readonly markId?: string | undefined;
}

const hasText = (text: string | undefined): text is string => text !== undefined && text !== '';

const ofSource = (sourceType: string | undefined, added: readonly SourceType[]): string | null =>
  hasText(sourceType) ? sourceTypeLabel(sourceType, added) : null;

/** The title of a comparison of deals (MKT-11). */
export const comparisonTitle = '项目对比';

/**
 * The own title of a list of deals, for the server and the browser alike; null where it has its route's (ENV-07).
 * @param added the source types that the operator added
 */
export const saleListTitle = (
  { sourceType, markId }: ListPlace,
  added: readonly SourceType[],
): string | null => {
  const source = ofSource(sourceType, added);
  if (source !== null) return `${source}项目`;
  return hasText(markId) ? (markOf(markId)?.name ?? null) : null;
};
