import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { toNullable } from 'fp-ts/Option';
import { buyCalls as ofBuys } from '../../../../../contract/buy/calls';
import type { DealFilter } from '../../../../../contract/deal/deal-filter';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { parseDecimal } from '../../../../../contract/values/decimal';
import type { BuyReading } from '../../../application/buy/buy-reading';
import { buyQuery, type BuyQuery, type BuyScope } from '../../../domain/buy/buy-query';
import { isId } from '../../../../../contract/values/id';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { AskedPart } from '../../../domain/page/list-part';
import type { Clock } from '../../../ports/clock';
import { buyHeadWire, buyWire } from '../wire/buy-wire';
import { answering } from './answering';
import type { Call } from './call';
import { filterSign, pagedCall, valuePlaces } from './paged-call';

type Asked = DealFilter & BuyScope;

/** Demands of the buy side, as the caller may see them. */
export const buyCalls = (buys: BuyReading, clock: Clock): readonly Call[] => {
  const queryOf = ({ buyerType, hundred, group, ...filter }: Asked): Either<Refusal, BuyQuery> =>
    buyQuery(filter, { buyerType, hundred, group }, clock.now());
  return [
    pagedCall(ofBuys.list, ({ cursor: _cursor, page: _page, pageSize: _pageSize, ...given }, { session }) =>
      map((query: BuyQuery) => ({
        sign: filterSign('b', query),
        places: valuePlaces,
        read: async (part: AskedPart<DealPlace>) => right(await buys.page(session, query, part)),
        item: buyHeadWire,
      }))(queryOf(given)),
    ),
    answering(ofBuys.counts, async (given) => {
      const query = queryOf(given);
      return isLeft(query) ? query : right(await buys.counts(query.right));
    }),
    answering(ofBuys.detail, async ({ id }, { session }) =>
      isId(id) ? map(buyWire)(await buys.detail(session, id)) : left(refusals.wrongParameters),
    ),
    answering(ofBuys.card, async ({ id }, { session }) =>
      isId(id) ? map(buyHeadWire)(await buys.card(session, id)) : left(refusals.wrongParameters),
    ),
    answering(ofBuys.overview, async ({ hundred }) => {
      const { budget, types: buyerTypes, ...told } = await buys.overview(hundred);
      return right({
        ...told,
        buyerTypes,
        budget: budget === null ? null : toNullable(parseDecimal(budget)),
      });
    }),
  ];
};
