import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { TransferStanding } from '../../../../contract/transfer/transfer';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { standingAt, type ShareTransfer, type TransferHead } from '../../domain/transfer/transfer';
import type { Clock } from '../../ports/clock';
import type { DealCounts } from '../../ports/sales';
import type { TransferQuery, Transfers } from '../../ports/transfers';

/** A transfer with its state, and others of its industry. */
export interface TransferPage {
  readonly transfer: ShareTransfer;
  readonly standing: TransferStanding;
  readonly related: readonly TransferHead[];
}

/** What everybody may read of share transfers. */
export interface TransferReading {
  readonly page: (
    query: TransferQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<TransferHead, DealPlace>>;
  readonly counts: (query: TransferQuery) => Promise<DealCounts>;
  readonly one: (sourceType: string, id: string) => Promise<Either<Refusal, TransferPage>>;
}

const mostRelated = 4;

export const makeTransferReading = ({
  transfers,
  clock,
}: {
  readonly transfers: Transfers;
  readonly clock: Clock;
}): TransferReading => ({
  page: transfers.page,
  counts: transfers.counts,
  one: async (sourceType, id) => {
    const transfer = await transfers.one(sourceType, id);
    if (transfer === null) return left(refusals.transferUnknown);
    const related = await transfers.others(transfer, mostRelated);
    return right({ transfer, standing: standingAt(transfer, clock.now()), related });
  },
});
