import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import { noneKept, type FavouriteKind } from '../../../../../contract/favourite/favourite';
import type { Clock } from '../../../ports/clock';
import type { Favourites, KeptThings } from '../../../ports/favourites';
import { keysetPart, newestFirst } from '../keyset';
import { storedKinds } from '../kinds/kinds';
import type { KeptKind } from '../kinds/stored-kind';
import type { Database } from '../orm';
import { favourite } from '../schema/favourite';
import { accountLocked } from './account-lock';

/** The kinds that are kept, each with what its rows are. */
const kept: { readonly [Kind in FavouriteKind]: KeptKind<KeptThings[Kind]> } = storedKinds;

/** What members keep at hand, in the database. */
export const favouriteStore = ({ orm, transaction }: Database, clock: Pick<Clock, 'now'>): Favourites => {
  const ofKind = (accountId: string, kind: FavouriteKind) =>
    and(eq(favourite.accountId, accountId), eq(favourite.kind, kind));
  const ofSource = (kind: FavouriteKind, wanted: string | null): SQL | undefined => {
    const { table, id, sourceType } = kept[kind];
    return wanted === null || sourceType === null
      ? undefined
      : inArray(favourite.target, orm.select({ id }).from(table).where(eq(sourceType, wanted)));
  };

  return {
    add: (accountId, kind, target, since, most) =>
      transaction(async (within) => {
        const { table, id, keepable } = kept[kind];
        if ((await within.$count(table, and(eq(id, target), keepable))) === 0) return 'unknown';
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
      return { ...noneKept, ...Object.fromEntries(rows.map(({ kind, many }) => [kind, many])) };
    },
    page: (accountId, kind, sourceType, asked) =>
      keysetPart(
        orm,
        {
          table: favourite,
          which: and(ofKind(accountId, kind), ofSource(kind, sourceType)),
          rows: kept[kind].keptRows(orm, clock.now()),
          order: newestFirst(favourite.id, ({ place }: { readonly place: number }) => place),
        },
        asked,
      ),
  };
};
