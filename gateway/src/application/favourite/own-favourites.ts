import { left, right, type Either } from 'fp-ts/Either';
import {
  favouriteLimits,
  type FavouriteCounts,
  type FavouriteKind,
} from '../../../../contract/favourite/favourite';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { mapPart, type AskedPart, type ListPart } from '../../domain/page/list-part';
import type { BuyState } from '../../../../contract/buy/wire-buy';
import { buyHeadFor, type BuyHeadView } from '../../domain/buy/disclosure';
import { keptHeadFor, type HeadView } from '../../domain/sale/disclosure';
import type { DealState } from '../../domain/sale/sale';
import { standingAt, type TransferHead } from '../../domain/transfer/transfer';
import type { TransferStanding } from '../../../../contract/transfer/transfer';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { Favourites, KeptInvestor } from '../../ports/favourites';
import type { Viewing } from '../sale/viewing';

export interface OwnFavouritesNeeds {
  readonly favourites: Favourites;
  readonly viewing: Viewing;
  readonly clock: Clock;
}

/** A favourite deal, as the member may see it. */
export interface KeptSaleView {
  readonly sale: HeadView;
  readonly state: DealState;
  readonly since: number;
}

/** A favourite share transfer, and its state. */
export interface KeptTransferView {
  readonly transfer: TransferHead;
  readonly state: TransferStanding;
  readonly since: number;
}

/** A favourite demand, as the member may see it. */
export interface KeptBuyView {
  readonly buy: BuyHeadView;
  readonly state: BuyState;
  readonly since: number;
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
  readonly sales: (
    session: Session,
    sourceType: string | null,
    asked: AskedPart,
  ) => Promise<ListPart<KeptSaleView>>;
  readonly transfers: (
    accountId: string,
    sourceType: string | null,
    asked: AskedPart,
  ) => Promise<ListPart<KeptTransferView>>;
  readonly buys: (accountId: string, asked: AskedPart) => Promise<ListPart<KeptBuyView>>;
  readonly investors: (accountId: string, asked: AskedPart) => Promise<ListPart<KeptInvestor>>;
}

export const makeOwnFavourites = ({ favourites, viewing, clock }: OwnFavouritesNeeds): OwnFavourites => ({
  set: async (accountId, kind, target, on) => {
    if (!on) {
      await favourites.remove(accountId, kind, target);
      return right(null);
    }
    const added = await favourites.add(accountId, kind, target, clock.now(), favouriteLimits.ofKind);
    if (added === 'kept') return right(null);
    return left(added === 'full' ? refusals.favouritesFull : refusals.favouriteUnknown);
  },
  among: favourites.among,
  counts: favourites.counts,
  transfers: async (accountId, sourceType, asked) => {
    const now = clock.now();
    return mapPart(
      await favourites.page(accountId, 'transfer', sourceType, asked),
      ({ transfer, state, since }) => ({
        transfer,
        state: standingAt({ state, deadline: transfer.deadline }, now),
        since,
      }),
    );
  },
  buys: async (accountId, asked) => {
    const now = clock.now();
    return mapPart(await favourites.page(accountId, 'buy', null, asked), ({ buy, state, since }) => ({
      buy: buyHeadFor(accountId, buy),
      state: state === 'listed' && buy.expiresAt <= now ? 'expired' : state,
      since,
    }));
  },
  investors: (accountId, asked) => favourites.page(accountId, 'investor', null, asked),
  sales: async (session, sourceType, asked) => {
    const { list, ...place } = await favourites.page(session.userId, 'sale', sourceType, asked);
    const viewerOf = await viewing(
      session,
      list.map(({ sale }) => sale.id),
    );
    return {
      list: list.map(({ sale, ...kept }) => ({
        sale: keptHeadFor(viewerOf(sale.id), sale, kept.state),
        ...kept,
      })),
      ...place,
    };
  },
});
