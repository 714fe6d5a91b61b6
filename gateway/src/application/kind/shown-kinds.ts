import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { kinds, type KindWith } from '../../../../contract/kind/kinds';
import type { Listing } from '../../domain/assistant/listing';
import { activitySheet } from '../../domain/activity/activity-sheet';
import { conferenceSheet } from '../../domain/conference/conference-sheet';
import { buySheet, saleSheet } from '../../domain/share/deal-sheets';
import { newsSheet } from '../../domain/share/news-sheet';
import type { ThingSheet } from '../../domain/share/share-sheet';
import { transferSheet } from '../../domain/transfer/share-sheet';
import { standingAt } from '../../domain/transfer/transfer';
import { buyListing } from '../../domain/buy/buy-listing';
import { buyQuery } from '../../domain/buy/buy-query';
import { numberedId } from '../../domain/identifier/numbered-id';
import { dealQuery } from '../../domain/deal/deal-query';
import { saleListing } from '../../domain/sale/sale-listing';
import type { Session } from '../../domain/session/session';
import { transferListing } from '../../domain/transfer/transfer-listing';
import type { Activities } from '../../ports/activities';
import type { Buys } from '../../ports/buys';
import type { Clock } from '../../ports/clock';
import type { NewsPieces } from '../../ports/news-pieces';
import type { Conferences } from '../../ports/conferences';
import type { Sales } from '../../ports/sales';
import type { Transfers } from '../../ports/transfers';
import type { Viewing } from '../sale/viewing';

/** The first listings of a list with a filter, each as the caller may see it, and how many the list holds. */
interface FoundListings {
  readonly listings: readonly Listing[];
  readonly total: number;
}

/** Asks a list as its own page does; a filter that the list refuses finds nothing. */
export type FindListings = (session: Session, filter: DealFilter, most: number) => Promise<FoundListings>;

interface ListedKindsNeeds {
  readonly sales: Pick<Sales, 'page' | 'several'>;
  readonly buys: Pick<Buys, 'page'>;
  readonly transfers: Pick<Transfers, 'page'>;
  readonly viewing: Viewing;
  readonly clock: Clock;
}

const nothing: FoundListings = { listings: [], total: 0 };
const everywhere = { sourceType: null, mark: null } as const;
const first = (pageSize: number) => ({ after: null, page: 1, pageSize }) as const;

/** Every kind that a question can be about. */
export const listedKinds = ({
  sales,
  buys,
  transfers,
  viewing,
  clock,
}: ListedKindsNeeds): Readonly<Record<KindWith<'source'>, FindListings>> => ({
  sale: async (session, filter, most) => {
    const query = dealQuery(kinds.sale.sorts, filter, everywhere, clock.now());
    if (isLeft(query)) return nothing;
    const { list, total } = await sales.page(query.right, first(most));
    const ids = list.map(({ id }) => id);
    const whole = await sales.several(ids);
    const viewerOf = await viewing(session, ids);
    const listings = ids.flatMap((id) =>
      whole.filter((sale) => sale.id === id).map((sale) => saleListing(viewerOf(id), sale)),
    );
    return { listings, total };
  },
  buy: async (_, filter, most) => {
    const query = buyQuery(filter, { buyerType: null, hundred: false, group: null }, clock.now());
    if (isLeft(query)) return nothing;
    const { list, total } = await buys.page(query.right, first(most));
    return { listings: list.map(buyListing), total };
  },
  transfer: async (_, filter, most) => {
    const query = dealQuery(kinds.transfer.sorts, filter, everywhere, clock.now());
    if (isLeft(query)) return nothing;
    const { list, total } = await transfers.page(query.right, first(most));
    return { listings: list.map(transferListing), total };
  },
});

/** A shared thing, by its kind, source type and id. */
export interface ToShare {
  readonly kind: KindWith<'share'>;
  readonly sourceType: string;
  readonly id: string;
}

/** What the picture of a shared thing of each kind says; null for what may not be shared. */
export type SharedSheets = Readonly<Record<KindWith<'share'>, (what: ToShare) => Promise<ThingSheet | null>>>;

interface SharedSheetsNeeds {
  readonly activities: Pick<Activities, 'one'>;
  readonly conferences: Pick<Conferences, 'one'>;
  readonly sales: Pick<Sales, 'one'>;
  readonly buys: Pick<Buys, 'one'>;
  readonly transfers: Pick<Transfers, 'one'>;
  readonly news: Pick<NewsPieces, 'one'>;
  readonly clock: Clock;
}

/** Every kind that is shared with a picture, by what strangers may read. */
export const sharedSheets = ({
  activities,
  conferences,
  sales,
  buys,
  transfers,
  news,
  clock,
}: SharedSheetsNeeds): SharedSheets => ({
  sale: async ({ sourceType, id }) => {
    const sale = await sales.one(sourceType, id);
    return sale?.state === 'listed' ? saleSheet(sale) : null;
  },
  buy: async ({ id }) => {
    const buy = await buys.one(id);
    return buy?.state === 'listed' && buy.expiresAt > clock.now() ? buySheet(buy) : null;
  },
  transfer: async ({ sourceType, id }) => {
    const transfer = await transfers.one(sourceType, id);
    return transfer !== null && standingAt(transfer, clock.now()) === 'open' ? transferSheet(transfer) : null;
  },
  news: async ({ id }) => {
    const number = numberedId(id);
    const piece = isSome(number) ? await news.one(number.value) : null;
    return piece === null ? null : newsSheet(piece);
  },
  conference: async ({ id }) => {
    const conference = await conferences.one(id);
    return conference === null ? null : conferenceSheet(conference);
  },
  activity: async ({ id }) => {
    const activity = await activities.one(id);
    return activity === null ? null : activitySheet(activity);
  },
});
