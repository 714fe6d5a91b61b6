import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { dealSorts, type DealFilter, type SaleSort } from '../../../../../contract/deal/deal-filter';
import { saleCalls as ofSales } from '../../../../../contract/sale/calls';
import type { SaleReading } from '../../../application/sale/sale-reading';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { maxCompared } from '../../../../../contract/rules/compared';
import { dealQuery, type DealQuery, type DealScope } from '../../../domain/deal/deal-query';
import { mapPart } from '../../../domain/page/list-part';
import type { Clock } from '../../../ports/clock';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { saleHeadWire, saleWire } from '../wire/sale-wire';
import { answering } from './answering';
import type { Call } from './call';
import { dealMark } from './deal-mark';

type Asked = DealFilter & DealScope;

/** Deals of the sell side, as whoever asks may see them. */
export const saleCalls = (sales: SaleReading, clock: Clock): readonly Call[] => {
  const queryOf = ({ sourceType, mark, ...filter }: Asked): Either<Refusal, DealQuery<SaleSort>> =>
    sourceType === null || isIdentifier(sourceType)
      ? dealQuery(dealSorts.sale, filter, { sourceType, mark }, clock.now())
      : left(refusals.wrongParameters);
  return [
    answering(ofSales.list, async ({ cursor, page, pageSize, ...given }, { session }) => {
      const query = queryOf(given);
      if (isLeft(query)) return query;
      const mark = dealMark('s', query.right);
      const asked = mark.asked({ cursor, page, pageSize });
      if (isLeft(asked)) return asked;
      const part = await sales.page(session, query.right, asked.right);
      return right(mark.told(mapPart(part, saleHeadWire), asked.right));
    }),
    answering(ofSales.counts, async (given) => {
      const query = queryOf(given);
      return isLeft(query) ? query : right(await sales.counts(query.right));
    }),
    answering(ofSales.detail, async ({ sourceType, id }, { session }) =>
      isIdentifier(id) && isIdentifier(sourceType)
        ? map(saleWire)(await sales.detail(session, sourceType, id))
        : left(refusals.wrongParameters),
    ),
    answering(ofSales.card, async ({ sourceType, id }, { session }) =>
      isIdentifier(id) && isIdentifier(sourceType)
        ? map(saleHeadWire)(await sales.card(session, sourceType, id))
        : left(refusals.wrongParameters),
    ),
    answering(ofSales.compare, async ({ ids }, { session }) => {
      const asked = [...new Set(ids)];
      return asked.length <= maxCompared && asked.every(isIdentifier)
        ? right({ list: (await sales.compare(session, asked)).map(saleWire) })
        : left(refusals.wrongParameters);
    }),
    answering(ofSales.overview, async () => right(await sales.overview())),
  ];
};
