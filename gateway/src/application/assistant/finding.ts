import { isLeft } from 'fp-ts/Either';
import { assistantLimits } from '../../../../contract/assistant/assistant-limits';
import { dealSorts } from '../../../../contract/deal/deal-filter';
import type { DealKind } from '../../../../contract/deal/deal-kind';
import { buyListing, saleListing, transferListing } from '../../domain/assistant/listing-facts';
import type { CitedListing, Listing } from '../../domain/assistant/listing';
import { searchesFor, type Search } from '../../domain/assistant/searches';
import { buyQuery } from '../../domain/buy/buy-query';
import { dealQuery } from '../../domain/deal/deal-query';
import type { Session } from '../../domain/session/session';
import type { Buys } from '../../ports/buys';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';
import type { Transfers } from '../../ports/transfers';
import type { Viewing } from '../sale/viewing';
import { makeOpenedDeals } from './opened-deals';

export interface FindingNeeds {
  readonly sales: Pick<Sales, 'page' | 'several' | 'signedBy'>;
  readonly buys: Pick<Buys, 'page'>;
  readonly transfers: Pick<Transfers, 'page'>;
  readonly viewing: Viewing;
  readonly clock: Clock;
}

interface Found {
  readonly listings: readonly CitedListing[];
  readonly total: number;
  /** Whether they come near to what is asked, and may not be it. */
  readonly isNear: boolean;
}

type Part = { readonly listings: readonly Listing[]; readonly total: number };

const nothing: Part = { listings: [], total: 0 };
const nothingFound: Found = { listings: [], total: 0, isNear: false };

/** The first of them with their numbers. */
const foundOf = (listings: readonly Listing[], total: number, isNear: boolean): Found => ({
  listings: listings
    .slice(0, assistantLimits.sources)
    .map((listing, place) => ({ ...listing, number: place + 1 })),
  ...{ total, isNear },
});

/** Whether it is looked for by most of its pieces, as the last thing that is tried. */
const isByPieces = ({ some, isNear }: Search): boolean => some !== null && isNear;

const asked = { after: null, page: 1, pageSize: assistantLimits.sources } as const;

/**
 * The listings that match a question, each as the asker may see it. The search reads only public values, as every
 * list does; an NDA decides which values of a match are shown (ENT-08).
 */
export const makeFinding = ({ sales, buys, transfers, viewing, clock }: FindingNeeds) => {
  const opened = makeOpenedDeals({ sales, viewing, clock });
  const ofSales = async (session: Session, { filter, some }: Search): Promise<Part> => {
    const query = dealQuery(dealSorts.sale, filter, { sourceType: null, mark: null }, clock.now());
    if (isLeft(query)) return nothing;
    const { list, total } = await sales.page({ ...query.right, some }, asked);
    const ids = list.map(({ id }) => id);
    const whole = await sales.several(ids);
    const viewerOf = await viewing(session, ids);
    const listings = ids.flatMap((id) =>
      whole.filter((sale) => sale.id === id).map((sale) => saleListing(viewerOf(id), sale)),
    );
    return { listings, total };
  };
  const ofBuys = async (_: Session, { filter, some }: Search): Promise<Part> => {
    const query = buyQuery(filter, { buyerType: null, hundred: false, group: null }, clock.now());
    if (isLeft(query)) return nothing;
    const { list, total } = await buys.page({ ...query.right, some }, asked);
    return { listings: list.map(buyListing), total };
  };
  const ofTransfers = async (_: Session, { filter, some }: Search): Promise<Part> => {
    const query = dealQuery(dealSorts.transfer, filter, { sourceType: null, mark: null }, clock.now());
    if (isLeft(query)) return nothing;
    const { list, total } = await transfers.page({ ...query.right, some }, asked, clock.now());
    return { listings: list.map(transferListing), total };
  };
  const of: Readonly<Record<DealKind, (session: Session, search: Search) => Promise<Part>>> = {
    sale: ofSales,
    buy: ofBuys,
    transfer: ofTransfers,
  };

  const looked = async (session: Session, search: Search): Promise<Found> => {
    const parts = await Promise.all(search.kinds.map((kind) => of[kind](session, search)));
    const listings = parts.flatMap((part) => part.listings);
    return foundOf(
      listings,
      parts.reduce((sum, { total }) => sum + total, 0),
      search.isNear,
    );
  };
  const first = async (session: Session, searches: readonly Search[]): Promise<Found> => {
    for (const search of searches) {
      const found = await looked(session, search);
      if (found.total > 0) return found;
    }
    return nothingFound;
  };

  return async (session: Session, question: string): Promise<Found> => {
    const about = await opened(session, question);
    if (about.named.length > 0) return foundOf(about.named, about.named.length, false);
    const searches = searchesFor(question);
    const found = await first(
      session,
      searches.filter((search) => !isByPieces(search)),
    );
    if (found.total > 0) return found;
    if (about.said.length > 0) return foundOf(about.said, about.said.length, false);
    // A text with more of the pieces also has the fewest: where that finds nothing, no further query is needed.
    const byPieces = searches.filter(isByPieces);
    const widest = await first(session, byPieces.slice(-1));
    if (widest.total === 0) return nothingFound;
    const closer = await first(session, byPieces.slice(0, -1));
    return closer.total > 0 ? closer : widest;
  };
};

export type Finding = ReturnType<typeof makeFinding>;
