import { left, map, right, type Either } from 'fp-ts/Either';
import { buyCalls as ofBuys } from '../../../../../contract/buy/calls';
import type { DealFilter } from '../../../../../contract/deal/deal-filter';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { BuyReading } from '../../../application/buy/buy-reading';
import { buyQuery, type BuyQuery, type BuyScope } from '../../../domain/buy/buy-query';
import { isId } from '../../../../../contract/values/id';
import type { Clock } from '../../../ports/clock';
import { buyHeadWire } from '../../../domain/buy/buy-head-wire';
import { buyWire } from '../wire/buy-wire';
import { answering } from './answering';
import type { Call } from './call';
import { listedCalls } from './listed-calls';

type Asked = DealFilter & BuyScope;

/** Demands of the buy side, as the caller may see them. */
export const buyCalls = (buys: BuyReading, clock: Clock): readonly Call[] => {
  const queryOf = ({ buyerType, hundred, group, ...filter }: Asked): Either<Refusal, BuyQuery> =>
    buyQuery(filter, { buyerType, hundred, group }, clock.now());
  return [
    ...listedCalls(ofBuys, {
      letter: 'b',
      queryOf,
      page: buys.page,
      counts: buys.counts,
      item: buyHeadWire,
    }),
    answering(ofBuys.detail, async ({ id }, { session }) =>
      isId(id) ? map(buyWire)(await buys.detail(session, id)) : left(refusals.wrongParameters),
    ),
    answering(ofBuys.card, async ({ id }, { session }) =>
      isId(id) ? map(buyHeadWire)(await buys.card(session, id)) : left(refusals.wrongParameters),
    ),
    answering(ofBuys.overview, async ({ hundred }) => {
      const { types: buyerTypes, ...overview } = await buys.overview(hundred);
      return right({ ...overview, buyerTypes });
    }),
  ];
};
