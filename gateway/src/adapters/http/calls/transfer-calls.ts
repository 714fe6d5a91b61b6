import { left, map, type Either } from 'fp-ts/Either';
import type { DealFilter } from '../../../../../contract/deal/deal-filter';
import { kinds } from '../../../../../contract/kind/kinds';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { transferCalls as ofTransfers } from '../../../../../contract/transfer/calls';
import type { TransferPage, TransferReading } from '../../../application/transfer/transfer-reading';
import { dealQuery } from '../../../domain/deal/deal-query';
import { isId } from '../../../../../contract/values/id';
import type { Clock } from '../../../ports/clock';
import type { TransferHead } from '../../../domain/transfer/transfer';
import type { TransferQuery } from '../../../ports/transfers';
import { answering } from './answering';
import type { Call } from './call';
import { listedCalls } from './listed-calls';

type Asked = DealFilter & { readonly sourceType: string | null };

/** Share transfers, which everybody may read. */
export const transferCalls = (transfers: TransferReading, clock: Clock): readonly Call[] => {
  const queryOf = ({ sourceType, ...filter }: Asked): Either<Refusal, TransferQuery> =>
    sourceType === null || isId(sourceType)
      ? dealQuery(kinds.transfer.sorts, filter, { sourceType, mark: null }, clock.now())
      : left(refusals.wrongParameters);
  return [
    ...listedCalls(ofTransfers, {
      letter: 'g',
      queryOf,
      page: (_session, query, part) => transfers.page(query, part),
      counts: transfers.counts,
      item: (head: TransferHead) => head,
    }),
    answering(ofTransfers.detail, async ({ sourceType, id }) => {
      if (!isId(id) || !isId(sourceType)) return left(refusals.transferUnknown);
      return map(({ transfer, standing, related }: TransferPage) => ({
        ...transfer,
        standing,
        foundedYear: transfer.foundedYear === null ? null : String(transfer.foundedYear),
        related,
      }))(await transfers.one(sourceType, id));
    }),
  ];
};
