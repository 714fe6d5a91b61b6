import { and, count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FavouriteKind } from '../../../../../contract/favourite/favourite';
import { mapPart } from '../../../domain/page/list-part';
import type { Favourites } from '../../../ports/favourites';
import { keysetPart, newestFirst } from '../keyset';
import type { Database } from '../orm';
import { favourite } from '../schema/favourite';
import { buy } from '../kinds/buy/table';
import { investor } from '../kinds/investor/table';
import { sale } from '../kinds/sale/table';
import { transfer } from '../kinds/transfer/table';
import { accountLocked } from './account-lock';
import { buyHeadColumns } from '../kinds/buy/store';
import { saleHeadColumns } from '../kinds/sale/store';
import { transferHeadColumns } from '../kinds/transfer/store';

/** Where the things of each kind are. */
const things: Readonly<
  Record<FavouriteKind, { readonly table: PgTable; readonly id: PgColumn; readonly which?: SQL }>
> = {
  // A reader of a gone thing learns nothing new about it.
  sale: { table: sale, id: sale.id, which: eq(sale.state, 'listed') },
  transfer: { table: transfer, id: transfer.id },
  buy: { table: buy, id: buy.id, which: eq(buy.state, 'listed') },
  investor: { table: investor, id: investor.id },
};

const keptColumns = { place: favourite.id, since: favourite.since };
const order = newestFirst(favourite.id, ({ place }: { readonly place: number }) => place);

/** What members keep at hand, in the database. */
export const favouriteStore = ({ orm, transaction }: Database): Favourites => {
  const ofKind = (accountId: string, kind: FavouriteKind) =>
    and(eq(favourite.accountId, accountId), eq(favourite.kind, kind));
  const ofSource = (table: typeof sale | typeof transfer, sourceType: string | null) =>
    inArray(
      favourite.target,
      orm
        .select({ id: table.id })
        .from(table)
        .where(sourceType === null ? sql`true` : eq(table.sourceType, sourceType)),
    );

  return {
    add: (accountId, kind, target, since, most) =>
      transaction(async (within) => {
        const thing = things[kind];
        if ((await within.$count(thing.table, and(eq(thing.id, target), thing.which))) === 0)
          return 'unknown';
        // One after the other, so that two at once are counted both.
        await accountLocked(within, accountId);
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
      return { sale: of('sale'), transfer: of('transfer'), buy: of('buy'), investor: of('investor') };
    },
    sales: async (accountId, sourceType, asked) => {
      const part = await keysetPart(
        orm,
        {
          table: favourite,
          which: and(ofKind(accountId, 'sale'), ofSource(sale, sourceType)),
          rows: orm
            .select({ ...keptColumns, ...saleHeadColumns, state: sale.state })
            .from(favourite)
            .innerJoin(sale, eq(sale.id, favourite.target))
            .$dynamic(),
          order,
        },
        asked,
      );
      return mapPart(part, ({ place: _place, since, state, ...head }) => ({ sale: head, state, since }));
    },
    transfers: async (accountId, sourceType, asked) => {
      const part = await keysetPart(
        orm,
        {
          table: favourite,
          which: and(ofKind(accountId, 'transfer'), ofSource(transfer, sourceType)),
          rows: orm
            .select({ ...keptColumns, ...transferHeadColumns, state: transfer.state })
            .from(favourite)
            .innerJoin(transfer, eq(transfer.id, favourite.target))
            .$dynamic(),
          order,
        },
        asked,
      );
      return mapPart(part, ({ place: _place, since, state, ...head }) => ({ transfer: head, state, since }));
    },
    buys: async (accountId, asked) => {
      const part = await keysetPart(
        orm,
        {
          table: favourite,
          which: ofKind(accountId, 'buy'),
          rows: orm
            .select({ ...keptColumns, ...buyHeadColumns, state: buy.state })
            .from(favourite)
            .innerJoin(buy, eq(buy.id, favourite.target))
            .$dynamic(),
          order,
        },
        asked,
      );
      return mapPart(part, ({ place: _place, since, state, ...head }) => ({ buy: head, state, since }));
    },
    investors: async (accountId, asked) => {
      const part = await keysetPart(
        orm,
        {
          table: favourite,
          which: ofKind(accountId, 'investor'),
          rows: orm
            .select({ ...keptColumns, investor: getTableColumns(investor) })
            .from(favourite)
            .innerJoin(investor, eq(investor.id, favourite.target))
            .$dynamic(),
          order,
        },
        asked,
      );
      return mapPart(part, ({ place: _place, ...kept }) => kept);
    },
  };
};
