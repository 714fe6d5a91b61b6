import { isLeft } from 'fp-ts/Either';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { kinds, type KindWith } from '../../../../contract/kind/kinds';
import type { Listing } from '../../domain/assistant/listing';
import { buyListing } from '../../domain/buy/buy-listing';
import { buyQuery } from '../../domain/buy/buy-query';
import { dealQuery } from '../../domain/deal/deal-query';
import { saleListing } from '../../domain/sale/sale-listing';
import type { Session } from '../../domain/session/session';
import { transferListing } from '../../domain/transfer/transfer-listing';
import type { Buys } from '../../ports/buys';
import type { Clock } from '../../ports/clock';
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

export interface ListedKindsNeeds {
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
