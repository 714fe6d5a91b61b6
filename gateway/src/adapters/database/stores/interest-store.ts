import { and, count, countDistinct, eq, inArray, ne, sum } from 'drizzle-orm';
import { kinds } from '../../../../../contract/kind/kinds';
import type { PublicationKind } from '../../../../../contract/publication/form-texts';
import type { Interests } from '../../../ports/interests';
import type { Database } from '../orm';
import { bid } from '../schema/bid';
import { dealRead } from '../schema/deal-read';
import { favourite } from '../schema/favourite';
import { nda } from '../schema/nda';

interface Counted {
  readonly id: string;
  readonly count: number;
}

const byId = (rows: readonly Counted[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id, count: many }) => [id, many]));

export const interestStore = ({ orm }: Database): Interests => {
  const ofKind = async (kind: PublicationKind, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const [reads, favorites, ndas, bids] = await Promise.all([
      orm
        .select({ id: dealRead.dealId, count: sum(dealRead.reads).mapWith(Number) })
        .from(dealRead)
        .where(and(eq(dealRead.kind, kind), inArray(dealRead.dealId, [...ids])))
        .groupBy(dealRead.dealId),
      orm
        .select({ id: favourite.target, count: count().mapWith(Number) })
        .from(favourite)
        .where(and(eq(favourite.kind, kind), inArray(favourite.target, [...ids])))
        .groupBy(favourite.target),
      kinds[kind].gate !== 'nda'
        ? []
        : orm
            .select({ id: nda.saleId, count: countDistinct(nda.accountId).mapWith(Number) })
            .from(nda)
            .where(inArray(nda.saleId, [...ids]))
            .groupBy(nda.saleId),
      kinds[kind].gate !== 'nda'
        ? []
        : orm
            .select({ id: bid.saleId, count: count().mapWith(Number) })
            .from(bid)
            .where(and(inArray(bid.saleId, [...ids]), ne(bid.state, 'withdrawn')))
            .groupBy(bid.saleId),
    ]);
    const [read, kept, signed, wanted] = [byId(reads), byId(favorites), byId(ndas), byId(bids)];
    return ids.map((id) => ({
      kind,
      id,
      reads: read.get(id) ?? 0,
      favorites: kept.get(id) ?? 0,
      ndas: signed.get(id) ?? 0,
      bids: wanted.get(id) ?? 0,
    }));
  };
  return {
    of: async (things) => {
      const idsOf = (kind: PublicationKind) =>
        things.filter((each) => each.kind === kind).map(({ id }) => id);
      return [...(await ofKind('sale', idsOf('sale'))), ...(await ofKind('buy', idsOf('buy')))];
    },
  };
};
