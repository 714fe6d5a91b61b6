import { left, map, right, type Either } from 'fp-ts/Either';
import type { DealFilter } from '../../../../../contract/deal/deal-filter';
import type { SaleSort } from '../../../../../contract/sale/kind';
import { kinds } from '../../../../../contract/kind/kinds';
import { saleCalls as ofSales } from '../../../../../contract/sale/calls';
import type { SaleReading } from '../../../application/sale/sale-reading';
import { isId } from '../../../../../contract/values/id';
import { maxCompared } from '../../../../../contract/rules/compared';
import { dealQuery, type DealQuery, type DealScope } from '../../../domain/deal/deal-query';
import type { Clock } from '../../../ports/clock';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { saleHeadWire } from '../../../domain/sale/sale-head-wire';
import { saleWire } from '../wire/sale-wire';
import { answering } from './answering';
import type { Call } from './call';
import { listedCalls } from './listed-calls';

type Asked = DealFilter & DealScope;

/** Deals of the sell side, as the caller may see them. */
export const saleCalls = (sales: SaleReading, clock: Clock): readonly Call[] => {
  const queryOf = ({ sourceType, mark, ...filter }: Asked): Either<Refusal, DealQuery<SaleSort>> =>
    sourceType === null || isId(sourceType)
      ? dealQuery(kinds.sale.sorts, filter, { sourceType, mark }, clock.now())
      : left(refusals.wrongParameters);
  return [
    ...listedCalls(ofSales, {
      letter: 's',
      queryOf,
      page: sales.page,
      counts: sales.counts,
      item: saleHeadWire,
    }),
    answering(ofSales.detail, async ({ sourceType, id }, { session }) =>
      isId(id) && isId(sourceType)
        ? map(saleWire)(await sales.detail(session, sourceType, id))
        : left(refusals.wrongParameters),
    ),
    answering(ofSales.card, async ({ sourceType, id }, { session }) =>
      isId(id) && isId(sourceType)
        ? map(saleHeadWire)(await sales.card(session, sourceType, id))
        : left(refusals.wrongParameters),
    ),
    answering(ofSales.compare, async ({ ids }, { session }) => {
      const asked = [...new Set(ids)];
      return asked.length <= maxCompared && asked.every(isId)
        ? right({ list: (await sales.compare(session, asked)).map(saleWire) })
        : left(refusals.wrongParameters);
    }),
    answering(ofSales.overview, async () => right(await sales.overview())),
  ];
};
