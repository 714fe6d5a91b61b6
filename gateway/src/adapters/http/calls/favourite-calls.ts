import { left, right, type Either } from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { favouriteCalls as ofFavourites } from '../../../../../contract/favourite/calls';
import { favouriteLimits } from '../../../../../contract/favourite/favourite';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { OwnComparison } from '../../../application/comparison/own-comparison';
import type {
  KeptSaleView,
  KeptTransferView,
  OwnFavourites,
} from '../../../application/favourite/own-favourites';
import { isId } from '../../../../../contract/values/id';
import type { AskedPart } from '../../../domain/page/list-part';
import { buyHeadWire } from '../wire/buy-wire';
import { saleHeadWire } from '../wire/sale-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { identifierOr, oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall, pagedList } from './paged-call';

const ofSource = <A>(sourceType: string | null, list: A): Either<Refusal, A> =>
  sourceType === null || isId(sourceType) ? right(list) : left(refusals.wrongParameters);

/** The calls about a member's own favourites; who it is comes from the token alone. */
export const favouriteCalls = (favourites: OwnFavourites, comparison: OwnComparison): readonly Call[] => [
  oneCall(
    ofFavourites.toggle,
    (given) => identifierOr(refusals.favouriteUnknown)(given.id),
    async (id, { session }, { kind, on }) => done(await favourites.set(session.userId, kind, id, on)),
  ),
  answering(ofFavourites.states, async ({ kind, ids }, { session }) =>
    ids.length > favouriteLimits.ids
      ? left(refusals.wrongParameters)
      : right(await favourites.among(session.userId, kind, ids)),
  ),
  answering(ofFavourites.comparison, async (_, { session }) => right(await comparison.of(session.userId))),
  answering(ofFavourites.compare, async (change, { session }) =>
    [...change.add, ...change.remove].length > favouriteLimits.ids || !isId(change.by)
      ? left(refusals.wrongParameters)
      : right(await comparison.change(session.userId, change)),
  ),
  answering(ofFavourites.counts, async (_, { session }) => right(await favourites.counts(session.userId))),
  pagedCall(ofFavourites.sales, ({ sourceType }, { session }) =>
    ofSource(sourceType, {
      sign: cursorSign('f', session.userId, sourceType),
      places: numberPlaces,
      read: async (part: AskedPart) => right(await favourites.sales(session, sourceType, part)),
      item: ({ sale, ...kept }: KeptSaleView) => ({ sale: saleHeadWire(sale), ...kept }),
    }),
  ),
  pagedCall(ofFavourites.transfers, ({ sourceType }, { session: { userId } }) =>
    ofSource(sourceType, {
      sign: cursorSign('t', userId, sourceType),
      places: numberPlaces,
      read: async (part: AskedPart) => right(await favourites.transfers(userId, sourceType, part)),
      item: (kept: KeptTransferView) => kept,
    }),
  ),
  pagedCall(ofFavourites.buys, (_, { session: { userId } }) =>
    pagedList({
      sign: cursorSign('g', userId),
      places: numberPlaces,
      read: async (part) => right(await favourites.buys(userId, part)),
      item: ({ buy, ...kept }) => ({ buy: buyHeadWire(buy), ...kept }),
    }),
  ),
  pagedCall(ofFavourites.investors, (_, { session: { userId } }) =>
    pagedList({
      sign: cursorSign('h', userId),
      places: numberPlaces,
      read: async (part) => right(await favourites.investors(userId, part)),
      item: identity,
    }),
  ),
];
