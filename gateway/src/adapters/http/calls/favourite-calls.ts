import { left, right } from 'fp-ts/Either';
import type { CallValue } from '../../../../../contract/call/call';
import type { PartOfList } from '../../../../../contract/codec/page';
import { favouriteCalls as ofFavourites } from '../../../../../contract/favourite/calls';
import { favouriteLimits, type FavouriteKind } from '../../../../../contract/favourite/favourite';
import { keptLists, type Kept } from '../../../../../contract/favourite/kept-lists';
import { isBySource, type KindBySource } from '../../../../../contract/kind/address';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { OwnComparison } from '../../../application/comparison/own-comparison';
import type { OwnFavourites } from '../../../application/favourite/own-favourites';
import { isId } from '../../../../../contract/values/id';
import type { AskedPart } from '../../../domain/page/list-part';
import type { Session } from '../../../domain/session/session';
import { answering, done } from './answering';
import type { Call } from './call';
import { identifierOr, oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall, type AskedPage } from './paged-call';

type SourceKind = FavouriteKind & KindBySource;
type OtherKind = Exclude<FavouriteKind, SourceKind>;

/** The calls for the lists of favourites: of kinds whose addresses hold a source type, by it. */
const listsBySource: {
  readonly [K in SourceKind]: CallValue<
    AskedPage & { readonly sourceType: string | null },
    PartOfList<Kept<K>>,
    'none',
    'account'
  >;
} = keptLists;
const otherLists: {
  readonly [K in OtherKind]: CallValue<AskedPage, PartOfList<Kept<K>>, 'none', 'account'>;
} = keptLists;

const keptPart = <K extends FavouriteKind>(
  favourites: OwnFavourites,
  kind: K,
  session: Session,
  sourceType: string | null,
) => ({
  sign: cursorSign('f', session.userId, kind, sourceType),
  places: numberPlaces,
  read: async (part: AskedPart) => right(await favourites.page(session, kind, sourceType, part)),
  item: (kept: Kept<K>) => kept,
});

const keptOfSource = <K extends SourceKind>(
  favourites: OwnFavourites,
  kind: K,
  list: (typeof listsBySource)[K],
): Call =>
  pagedCall(list, ({ sourceType }, { session }) =>
    sourceType === null || isId(sourceType)
      ? right(keptPart(favourites, kind, session, sourceType))
      : left(refusals.wrongParameters),
  );

const keptOfKind = <K extends OtherKind>(
  favourites: OwnFavourites,
  kind: K,
  list: (typeof otherLists)[K],
): Call => pagedCall(list, (_, { session }) => right(keptPart(favourites, kind, session, null)));

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
  ...kindsWith('favourite').map((kind) =>
    isBySource(kind)
      ? keptOfSource(favourites, kind, listsBySource[kind])
      : keptOfKind(favourites, kind, otherLists[kind]),
  ),
];
