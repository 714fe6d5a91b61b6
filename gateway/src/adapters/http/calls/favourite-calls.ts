import { isLeft, left, right } from 'fp-ts/Either';
import { favouriteCalls as ofFavourites } from '../../../../../contract/favourite/calls';
import { favouriteLimits } from '../../../../../contract/favourite/favourite';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { OwnFavourites } from '../../../application/favourite/own-favourites';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { mapPart } from '../../../domain/page/list-part';
import { saleHeadWire } from '../wire/sale-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { listMark } from './list-part';

const mark = listMark('f');

/** The calls about a member's own favourites; who it is comes from the token alone. */
export const favouriteCalls = (favourites: OwnFavourites): readonly Call[] => [
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
  answering(ofFavourites.counts, async (_, { session }) => right(await favourites.counts(session.userId))),
  answering(ofFavourites.sales, async ({ sourceType, ...given }, { session }) => {
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
];
