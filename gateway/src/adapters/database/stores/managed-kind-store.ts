import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ManagedKind, ManagedKinds } from '../../../ports/managed-kinds';
import { storedKinds } from '../kinds/kinds';
import type { OperatedKind } from '../kinds/stored-kind';
import type { Database } from '../orm';

/** The kinds that the operator publishes and withdraws, as they are stored. */
export const operatedKinds: Readonly<Record<ManagedKind, OperatedKind>> = storedKinds;

const shownOf = ({ id, title, withdrawnAt }: OperatedKind) => ({
  id: sql<string>`${id}`,
  title: sql<string>`${title}`,
  withdrawnAt: sql`${withdrawnAt}`.mapWith(Number),
});

/** The things of the kinds that the operator publishes and withdraws, in the database. */
export const managedKindStore = ({ orm }: Pick<Database, 'orm'>): ManagedKinds => ({
  list: (kind, most) => {
    const { table, id } = operatedKinds[kind];
    return orm.select(shownOf(operatedKinds[kind])).from(table).orderBy(asc(id)).limit(most);
  },
  change: async (kind, thingId, moment, now) => {
    const { table, id, withdrawnAt, changedAt } = operatedKinds[kind];
    const other = moment === null ? isNotNull(withdrawnAt) : isNull(withdrawnAt);
    const set = (column: typeof withdrawnAt, value: number | null) =>
      sql`${sql.identifier(column.name)} = ${value}`;
    const changes = [set(withdrawnAt, moment), ...(changedAt === null ? [] : [set(changedAt, now)])];
    const rows = await orm.execute(
      sql`update ${table} set ${sql.join(changes, sql`, `)} where ${and(eq(id, thingId), other)} returning ${id}`,
    );
    if (rows.length === 0) return null;
    const [changed] = await orm.select(shownOf(operatedKinds[kind])).from(table).where(eq(id, thingId));
    return changed ?? null;
  },
});
