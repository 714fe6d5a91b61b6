import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CardKind, FoundKind, MappedKind, OperatedKind, ReportedKind } from '../stored-kind';
import { presentation } from './table';

const there = isNull(presentation.withdrawnAt);
/** A fund's presentation is in no list that visitors read (MKT-19). */
const shown = and(there, eq(presentation.gated, false));

/** Presentations in the features that work across kinds. */
export const presentationKind: CardKind & FoundKind & MappedKind & OperatedKind & ReportedKind = {
  table: presentation,
  id: presentation.id,
  title: presentation.title,
  withdrawnAt: presentation.withdrawnAt,
  changedAt: null,
  uniqueColumns: { id: presentation.id },
  code: presentation.id,
  ownerId: null,
  reportable: there,
  forVerified: eq(presentation.gated, true),
  factsOf: async (orm, presentationId) => {
    const { id, title, industry, region, amount, withdrawnAt } = presentation;
    const [row] = await orm
      .select({ id, title, industry, region, amount, withdrawnAt })
      .from(presentation)
      .where(eq(id, presentationId));
    return row === undefined
      ? null
      : {
          kind: 'presentation',
          id: row.id,
          place: row.id,
          title: row.title,
          code: null,
          ownerId: null,
          industry: row.industry,
          region: row.region,
          amountLabel: '融资金额',
          minAmount: row.amount,
          maxAmount: row.amount,
          netProfit: null,
          netProfitYear: null,
          hidden: [],
          state: row.withdrawnAt === null ? 'listed' : 'withdrawn',
        };
  },
  siteMap: {
    name: 'presentations',
    path: sql<string>`'/news/presentation/' || ${presentation.id}`,
    changedAt: presentation.at,
    shown: () => shown,
  },
  found: {
    title: presentation.title,
    code: null,
    sourceType: null,
    search: presentation.search,
    at: presentation.at,
    shown: () => shown,
    facts: [presentation.industry, presentation.region, presentation.round],
    texts: [presentation.company, sql`${presentation.facts} ->> 'summary'`],
    least: sql`${presentation.amount}`,
    most: sql`${presentation.amount}`,
  },
};
