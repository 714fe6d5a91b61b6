import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { dealSorts, type DealFilter } from '../../../../../contract/deal/deal-filter';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { transferCalls as ofTransfers } from '../../../../../contract/transfer/calls';
import type { TransferPage, TransferReading } from '../../../application/transfer/transfer-reading';
import { dealQuery } from '../../../domain/deal/deal-query';
import { isId } from '../../../../../contract/values/id';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { AskedPart } from '../../../domain/page/list-part';
import type { Clock } from '../../../ports/clock';
import type { TransferQuery } from '../../../ports/transfers';
import { transferHeadWire } from '../wire/transfer-wire';
import { answering } from './answering';
import type { Call } from './call';
import { filterSign, pagedCall, valuePlaces } from './paged-call';

type Asked = DealFilter & { readonly sourceType: string | null };

/** Share transfers, which everybody may read. */
export const transferCalls = (transfers: TransferReading, clock: Clock): readonly Call[] => {
  const queryOf = ({ sourceType, ...filter }: Asked): Either<Refusal, TransferQuery> =>
    sourceType === null || isId(sourceType)
      ? dealQuery(dealSorts.transfer, filter, { sourceType, mark: null }, clock.now())
      : left(refusals.wrongParameters);
  return [
    pagedCall(ofTransfers.list, ({ cursor: _cursor, page: _page, pageSize: _pageSize, ...given }) =>
      map((query: TransferQuery) => ({
        sign: filterSign('g', query),
        places: valuePlaces,
        read: async (part: AskedPart<DealPlace>) => right(await transfers.page(query, part)),
        item: transferHeadWire,
      }))(queryOf(given)),
    ),
    answering(ofTransfers.counts, async (given) => {
      const query = queryOf(given);
      return isLeft(query) ? query : right(await transfers.counts(query.right));
    }),
    answering(ofTransfers.detail, async ({ sourceType, id }) => {
      if (!isId(id) || !isId(sourceType)) return left(refusals.transferUnknown);
      return map(({ transfer, standing, related }: TransferPage) => ({
        ...transferHeadWire(transfer),
        standing,
        summary: transfer.summary,
        seller: transfer.seller,
        reason: transfer.reason,
        foundedYear: transfer.foundedYear === null ? null : String(transfer.foundedYear),
        employees: transfer.employees,
        terms: transfer.terms,
        highlights: transfer.highlights,
        related: related.map(transferHeadWire),
      }))(await transfers.one(sourceType, id));
    }),
  ];
};
