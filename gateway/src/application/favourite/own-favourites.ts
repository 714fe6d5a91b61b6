import { left, right, type Either } from 'fp-ts/Either';
import {
  favouriteLimits,
  type FavouriteCounts,
  type FavouriteKind,
} from '../../../../contract/favourite/favourite';
import type { Kept } from '../../../../contract/favourite/kept-lists';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { buyHeadWire } from '../../domain/buy/buy-head-wire';
import { buyHeadFor } from '../../domain/buy/disclosure';
import { keptHeadFor } from '../../domain/sale/disclosure';
import { saleHeadWire } from '../../domain/sale/sale-head-wire';
import { standingAt } from '../../domain/transfer/transfer';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { Favourites, KeptThings } from '../../ports/favourites';
import type { Viewing } from '../sale/viewing';

export interface OwnFavouritesNeeds {
  readonly favourites: Favourites;
  readonly viewing: Viewing;
  readonly clock: Clock;
}

/** A member's own favourites (SCR-07); the account is the token's. */
export interface OwnFavourites {
  /** To say the same again changes nothing. */
  readonly set: (
    accountId: string,
    kind: FavouriteKind,
    target: string,
    on: boolean,
  ) => Promise<Either<Refusal, null>>;
  readonly among: Favourites['among'];
  readonly counts: (accountId: string) => Promise<FavouriteCounts>;
  /** Those of a kind, each as the member may see it; of one source type or, by null, of all. */
  readonly page: <K extends FavouriteKind>(
    session: Session,
    kind: K,
    sourceType: string | null,
    asked: AskedPart,
  ) => Promise<ListPart<Kept<K>>>;
}

/** What a member may see of the kept things of each kind, and what has become of them. */
type Seen = {
  readonly [K in FavouriteKind]: (
    rows: readonly KeptThings[K][],
    session: Session,
  ) => Promise<readonly Kept<K>[]>;
};

const seenOf = ({ viewing, clock }: Pick<OwnFavouritesNeeds, 'viewing' | 'clock'>): Seen => ({
  sale: async (rows, session) => {
    const viewerOf = await viewing(
      session,
      rows.map(({ sale }) => sale.id),
    );
    return rows.map(({ sale, ...kept }) => ({
      sale: saleHeadWire(keptHeadFor(viewerOf(sale.id), sale, kept.state)),
      ...kept,
    }));
  },
  transfer: (rows) => {
    const now = clock.now();
    return Promise.resolve(
      rows.map(({ transfer, state, since }) => ({
        transfer,
        state: standingAt({ state, deadline: transfer.deadline }, now),
        since,
      })),
    );
  },
  buy: (rows, { userId }) => {
    const now = clock.now();
    return Promise.resolve(
      rows.map(({ buy, state, since }) => ({
        buy: buyHeadWire(buyHeadFor(userId, buy)),
        state: state === 'listed' && buy.expiresAt <= now ? 'expired' : state,
        since,
      })),
    );
  },
  investor: (rows) => Promise.resolve(rows),
  conference: (rows) => Promise.resolve(rows),
  activity: (rows) => Promise.resolve(rows),
});

export const makeOwnFavourites = ({ favourites, ...needs }: OwnFavouritesNeeds): OwnFavourites => {
  const seen = seenOf(needs);
  return {
    set: async (accountId, kind, target, on) => {
      if (!on) {
        await favourites.remove(accountId, kind, target);
        return right(null);
      }
      const added = await favourites.add(accountId, kind, target, needs.clock.now(), favouriteLimits.ofKind);
      if (added === 'kept') return right(null);
      return left(added === 'full' ? refusals.favouritesFull : refusals.favouriteUnknown);
    },
    among: favourites.among,
    counts: favourites.counts,
    page: async (session, kind, sourceType, asked) => {
      const { list, ...place } = await favourites.page(session.userId, kind, sourceType, asked);
      return { list: await seen[kind](list, session), ...place };
    },
  };
};
