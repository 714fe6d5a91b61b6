import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FavouriteKind } from '../../../../../contract/favourite/favourite';
import { mapPart } from '../../../domain/page/list-part';
import type { Favourites } from '../../../ports/favourites';
import { keysetPart, newestFirst } from '../keyset';
import type { Database } from '../orm';
import { account } from '../schema/account';
import { favourite } from '../schema/favourite';
import { investor } from '../schema/investor';
import { sale } from '../schema/sale';
import { saleHeadColumns } from './sale-store';

/** Where the things of each kind are; a kind that is not there yet has none. */
const things: Readonly<Record<FavouriteKind, { readonly table: PgTable; readonly id: PgColumn } | null>> = {
  sale: { table: sale, id: sale.id },
  buy: null,
  investor: { table: investor, id: investor.id },
};

const keptColumns = { place: favourite.id, since: favourite.since };

/** What members keep at hand, in the database. */
export const favouriteStore = ({ orm, transaction }: Database): Favourites => {
  const ofKind = (accountId: string, kind: FavouriteKind) =>
    and(eq(favourite.accountId, accountId), eq(favourite.kind, kind));

  return {
    add: (accountId, kind, target, since, most) =>
      transaction(async (within) => {
        const thing = things[kind];
        if (thing === null || (await within.$count(thing.table, eq(thing.id, target))) === 0)
          return 'unknown';
        // One after the other, so that two at once are counted both.
        await within.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
        const own = ofKind(accountId, kind);
        if ((await within.$count(favourite, and(own, eq(favourite.target, target)))) > 0) return 'kept';
        if ((await within.$count(favourite, own)) >= most) return 'full';
        await within.insert(favourite).values({ accountId, kind, target, since });
        return 'kept';
      }),
    remove: async (accountId, kind, target) => {
      await orm.delete(favourite).where(and(ofKind(accountId, kind), eq(favourite.target, target)));
    },
    among: async (accountId, kind, targets) => {
      if (targets.length === 0) return [];
      const rows = await orm
        .select({ target: favourite.target })
        .from(favourite)
        .where(and(ofKind(accountId, kind), inArray(favourite.target, [...targets])));
      return rows.map(({ target }) => target);
    },
    counts: async (accountId) => {
      const rows = await orm
        .select({ kind: favourite.kind, many: count().mapWith(Number) })
        .from(favourite)
        .where(eq(favourite.accountId, accountId))
        .groupBy(favourite.kind);
      const of = (kind: FavouriteKind): number => rows.find((row) => row.kind === kind)?.many ?? 0;
      return { sale: of('sale'), buy: of('buy'), investor: of('investor') };
    },
    sales: async (accountId, sourceType, asked) => {
      const ofSource = orm
        .select({ id: sale.id })
        .from(sale)
        .where(sourceType === null ? sql`true` : eq(sale.sourceType, sourceType));
      const part = await keysetPart(
        orm,
        {
          table: favourite,
          which: and(ofKind(accountId, 'sale'), inArray(favourite.target, ofSource)),
          rows: orm
            .select({ ...keptColumns, ...saleHeadColumns, state: sale.state })
            .from(favourite)
            .innerJoin(sale, eq(sale.id, favourite.target))
            .$dynamic(),
          order: newestFirst(favourite.id, ({ place }: { readonly place: number }) => place),
        },
        asked,
      );
      return mapPart(part, ({ place: _place, since, state, ...head }) => ({ sale: head, state, since }));
    },
  };
};
