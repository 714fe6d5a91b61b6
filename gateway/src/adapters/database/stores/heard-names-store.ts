import { sql } from 'drizzle-orm';
import type { HeardNames, UnheardName } from '../../../ports/found-things';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import type { Database } from '../orm';
import { searchName } from '../schema/search-name';
import { foundKinds } from './found-things-store';

/** The names of things by how they sound, from the database. */
export const heardNamesStore = ({ orm }: Database): HeardNames => ({
  unheard: async (most) => {
    const names: UnheardName[] = [];
    for (const kind of kindsWith('search')) {
      const { table, id, found } = foundKinds[kind];
      const rows = await orm
        .select({ id: sql<string>`${id}::text`, name: sql<string>`${found.title}` })
        .from(table)
        .where(
          sql`not exists (select from ${searchName} where ${searchName.kind} = ${kind}
            and ${searchName.id} = ${id}::text and ${searchName.name} = ${found.title})`,
        )
        .limit(most - names.length);
      names.push(...rows.map((row) => ({ kind, ...row })));
      if (names.length >= most) break;
    }
    return names;
  },
  keep: async (names) => {
    if (names.length === 0) return;
    await orm
      .insert(searchName)
      .values(names.map(({ sounds, ...same }) => ({ ...same, pinyin: sounds })))
      .onConflictDoUpdate({
        target: [searchName.kind, searchName.id],
        set: { name: sql`excluded.name`, pinyin: sql`excluded.pinyin` },
      });
  },
});
