import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DealRef } from '../../../domain/chat/tie';
import type { FindDealsByWords } from '../../../ports/deal-words';
import type { Database } from '../orm';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import { transfer } from '../kinds/transfer/table';
import { holds } from './message-words';

const tables = { sale, buy, transfer } as const;

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
    if (ids.length === 0) return [];
    const table = tables[kind];
    const rows = await orm
      .select({ id: sql<string>`${table.id}` })
      .from(table)
      .where(and(inArray(table.id, [...ids]), called(table, words)));
    return rows.map(({ id }) => ({ kind, id }));
  };
  return async (deals, words) => {
    const idsOf = (kind: DealRef['kind']): readonly string[] => [
      ...new Set(deals.filter((deal) => deal.kind === kind).map(({ id }) => id)),
    ];
    const found = [];
    for (const kind of ['sale', 'buy', 'transfer'] as const)
      found.push(...(await ofKind(kind, idsOf(kind), words)));
    return found;
  };
};
