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

export interface FindingNeeds {
  readonly sales: Pick<Sales, 'page' | 'several'>;
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
const asked = { after: null, page: 1, pageSize: assistantLimits.sources } as const;

/**
 * What of the lists fits a question, each listing as the asker may see it. Only public values are looked through, as in every
 * list; an NDA decides what is told of what was found (ENT-08).
 */
export const makeFinding = ({ sales, buys, transfers, viewing, clock }: FindingNeeds) => {
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

  return async (session: Session, question: string): Promise<Found> => {
    for (const search of searchesFor(question)) {
      const parts: Part[] = [];
      for (const kind of search.kinds) parts.push(await of[kind](session, search));
      const listings = parts.flatMap((part) => part.listings).slice(0, assistantLimits.sources);
      if (listings.length > 0)
        return {
          listings: listings.map((listing, place) => ({ ...listing, number: place + 1 })),
          total: parts.reduce((sum, { total }) => sum + total, 0),
          isNear: search.isNear,
        };
    }
    return { listings: [], total: 0, isNear: false };
  };
};

export type Finding = ReturnType<typeof makeFinding>;
