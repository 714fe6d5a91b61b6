import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ManagedKind, ManagedKinds } from '../../../ports/managed-kinds';
import { investor } from '../kinds/investor/table';
import { organization } from '../kinds/organization/table';
import type { Database } from '../orm';

const tables: Readonly<Record<ManagedKind, typeof investor | typeof organization>> = {
  investor,
  organization,
};

const shownOf = ({ id, name, withdrawnAt }: (typeof tables)[ManagedKind]) => ({
  id,
  title: name,
  withdrawnAt,
});

/** The things of the kinds that the operator publishes and withdraws, in the database. */
export const managedKindStore = ({ orm }: Pick<Database, 'orm'>): ManagedKinds => ({
  list: (kind, most) => {
    const table = tables[kind];
    return orm.select(shownOf(table)).from(table).orderBy(asc(table.id)).limit(most);
  },
  change: async (kind, id, withdrawnAt, now) => {
    const table = tables[kind];
    const other = withdrawnAt === null ? isNotNull(table.withdrawnAt) : isNull(table.withdrawnAt);
    const [changed] = await orm
      .update(table)
      .set({ withdrawnAt, changedAt: now })
      .where(and(eq(table.id, id), other))
      .returning(shownOf(table));
    return changed ?? null;
  },
});
