import { isLeft, left, right } from 'fp-ts/Either';
import { favouriteCalls as ofFavourites } from '../../../../../contract/favourite/calls';
import { favouriteLimits } from '../../../../../contract/favourite/favourite';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { OwnComparison } from '../../../application/comparison/own-comparison';
import type { OwnFavourites } from '../../../application/favourite/own-favourites';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { mapPart } from '../../../domain/page/list-part';
import { buyHeadWire } from '../wire/buy-wire';
import { investorWire } from '../wire/investor-wire';
import { saleHeadWire } from '../wire/sale-wire';
import { transferHeadWire } from '../wire/transfer-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { ownMark } from './list-part';

/** The calls about a member's own favourites; who it is comes from the token alone. */
export const favouriteCalls = (favourites: OwnFavourites, comparison: OwnComparison): readonly Call[] => [
  answering(ofFavourites.toggle, async ({ kind, id, on }, { session }) =>
    isIdentifier(id)
      ? done(await favourites.set(session.userId, kind, id, on))
      : left(refusals.favouriteUnknown),
  ),
  answering(ofFavourites.states, async ({ kind, ids }, { session }) =>
    ids.length > favouriteLimits.ids
      ? left(refusals.wrongParameters)
      : right(await favourites.among(session.userId, kind, ids)),
  ),
  answering(ofFavourites.comparison, async (_, { session }) => right(await comparison.of(session.userId))),
  answering(ofFavourites.compare, async (change, { session }) =>
    [...change.add, ...change.remove].length > favouriteLimits.ids || !isIdentifier(change.by)
      ? left(refusals.wrongParameters)
      : right(await comparison.change(session.userId, change)),
  ),
  answering(ofFavourites.counts, async (_, { session }) => right(await favourites.counts(session.userId))),
  answering(ofFavourites.sales, async ({ sourceType, ...given }, { session }) => {
    const mark = ownMark('f', session.userId, sourceType);
    const asked = mark.asked(given);
    if (isLeft(asked)) return asked;
    if (sourceType !== null && !isIdentifier(sourceType)) return left(refusals.wrongParameters);
    const part = await favourites.sales(session, sourceType, asked.right);
    return right(
      mark.told(
        mapPart(part, ({ sale, ...kept }) => ({ sale: saleHeadWire(sale), ...kept })),
        asked.right,
      ),
    );
  }),
  answering(ofFavourites.transfers, async ({ sourceType, ...given }, { session }) => {
    const mark = ownMark('t', session.userId, sourceType);
    const asked = mark.asked(given);
    if (isLeft(asked)) return asked;
    if (sourceType !== null && !isIdentifier(sourceType)) return left(refusals.wrongParameters);
    const part = await favourites.transfers(session.userId, sourceType, asked.right);
    return right(
      mark.told(
        mapPart(part, ({ transfer, ...kept }) => ({ transfer: transferHeadWire(transfer), ...kept })),
        asked.right,
      ),
    );
  }),
  answering(ofFavourites.buys, async (given, { session }) => {
    const mark = ownMark('g', session.userId);
    const asked = mark.asked(given);
    if (isLeft(asked)) return asked;
    const part = await favourites.buys(session.userId, asked.right);
    return right(
      mark.told(
        mapPart(part, ({ buy, ...kept }) => ({ buy: buyHeadWire(buy), ...kept })),
        asked.right,
      ),
    );
  }),
  answering(ofFavourites.investors, async (given, { session }) => {
    const mark = ownMark('h', session.userId);
    const asked = mark.asked(given);
    if (isLeft(asked)) return asked;
    const part = await favourites.investors(session.userId, asked.right);
    return right(
      mark.told(
        mapPart(part, ({ investor, since }) => ({ investor: investorWire(investor), since })),
        asked.right,
      ),
    );
  }),
];
