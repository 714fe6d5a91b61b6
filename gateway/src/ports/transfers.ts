import type { DealSort } from '../../../contract/deal/deal-filter';
import type { kinds } from '../../../contract/kind/kinds';
import type { DealPlace } from '../domain/deal/deal-place';
import type { DealQuery } from '../domain/deal/deal-query';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { ShareTransfer, TransferHead } from '../domain/transfer/transfer';
import type { DealCounts } from './sales';

export type TransferSort = Extract<DealSort, (typeof kinds.transfer.sorts)[number]>;
export type TransferQuery = DealQuery<TransferSort>;

export interface Transfers {
  /** Those that one can come forward for now, in the order that is asked for. */
  readonly page: (
    query: TransferQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<TransferHead, DealPlace>>;
  readonly counts: (query: TransferQuery) => Promise<DealCounts>;
  readonly one: (sourceType: string, id: string) => Promise<ShareTransfer | null>;
  /** Others of the same industry that one can come forward for, the one confirmed last first. */
  readonly others: (
    shown: Pick<TransferHead, 'id' | 'industry'>,
    most: number,
  ) => Promise<readonly TransferHead[]>;
}
