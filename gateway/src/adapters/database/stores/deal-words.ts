import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DealRef } from '../../../domain/chat/tie';
import type { FindDealsByWords } from '../../../ports/deal-words';
import type { Database } from '../orm';
import { cardKinds } from './deal-finder';
import { holds } from './message-words';

const called = (
  { title, code }: { readonly title: PgColumn; readonly code: PgColumn },
  words: string,
): SQL | undefined => or(holds(title, words), holds(code, words));

/** Deals by the words of their titles and codes, from the database: at most one query for each kind. */
export const dealWords = ({ orm }: Database): FindDealsByWords => {
  const ofKind = async (
    kind: DealRef['kind'],
    ids: readonly string[],
    words: string,
  ): Promise<readonly DealRef[]> => {
    const { table, ...columns } = cardKinds[kind];
    const rows = await orm
      .select({ id: sql<string>`${columns.id}` })
      .from(table)
      .where(and(inArray(columns.id, [...ids]), called(columns, words)));
    return rows.map(({ id }) => ({ kind, id }));
  };
  return async (deals, words) => {
    const found = [];
    for (const kind of new Set(deals.map((deal) => deal.kind))) {
      const ids = deals.filter((deal) => deal.kind === kind).map(({ id }) => id);
      found.push(...(await ofKind(kind, [...new Set(ids)], words)));
    }
    return found;
  };
};
