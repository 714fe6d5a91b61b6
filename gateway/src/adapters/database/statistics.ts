import { sql } from 'drizzle-orm';
import type { Database } from './orm';

/** Smaller tables are read whole anyway; bytes. */
const least = 500_000;

/** Nothing in the embedded database does this by itself: of tables that changed much it knows nothing that is true any more. */
const changedTables = sql`
  select quote_ident(relname) as name from pg_stat_user_tables join pg_class using (relname)
  where pg_class.oid = relid and pg_relation_size(relid) > ${least}
    and (reltuples < 0 or n_mod_since_analyze > 50 + reltuples / 10)`;

/** Lets the database analyse its larger tables again, so that it knows which index is selective. */
export const refreshStatistics = async ({ orm }: Database): Promise<void> => {
  for (const row of await orm.execute(changedTables))
    await orm.execute(sql.raw(`vacuum analyze ${String(row['name'])}`));
};
