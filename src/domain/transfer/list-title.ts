import { kinds } from '../../../contract/kind/kinds';
import type { SourceType } from '../../../contract/sale/source-type';
import { sourceTypeLabel } from '../sale/source-type';

/**
 * The title of a list of share transfers of one source, for the server and the browser alike; null where it has its
 * route's title (ENV-07).
 * @param added the source types that the operator added
 */
export const transferListTitle = (
  { sourceType = '' }: { readonly sourceType?: string | undefined },
  added: readonly SourceType[],
): string | null =>
  sourceType === '' ? null : `${kinds.transfer.listTitle}：${sourceTypeLabel(sourceType, added)}`;
