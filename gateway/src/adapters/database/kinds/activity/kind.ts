import { eq, isNull, sql } from 'drizzle-orm';
import type { CardKind, FoundKind, MappedKind, OperatedKind, ReportedKind } from '../stored-kind';
import { activity } from './table';

const shown = isNull(activity.withdrawnAt);

/** Activities in the features that work across kinds. */
export const activityKind: CardKind & FoundKind & MappedKind & OperatedKind & ReportedKind = {
  table: activity,
  id: activity.id,
  title: activity.title,
  withdrawnAt: activity.withdrawnAt,
  changedAt: activity.changedAt,
  uniqueColumns: { id: activity.id },
  code: activity.id,
  ownerId: null,
  reportable: shown,
  factsOf: async (orm, activityId) => {
    const { id, title, industries, place, withdrawnAt } = activity;
    const [row] = await orm
      .select({ id, title, industries, place, withdrawnAt })
      .from(activity)
      .where(eq(id, activityId));
    return row === undefined
      ? null
      : {
          kind: 'activity',
          id: row.id,
          place: row.id,
          title: row.title,
          code: null,
          ownerId: null,
          industry: row.industries[0] ?? null,
          region: row.place.region === '' ? null : row.place.region,
          amountLabel: '费用',
          minAmount: null,
          maxAmount: null,
          netProfit: null,
          netProfitYear: null,
          hidden: [],
          state: row.withdrawnAt === null ? 'listed' : 'withdrawn',
        };
  },
  siteMap: {
    name: 'activities',
    path: sql<string>`'/activity/' || ${activity.id}`,
    changedAt: activity.changedAt,
    shown: () => shown,
  },
  found: {
    title: activity.title,
    code: null,
    sourceType: null,
    search: activity.search,
    at: activity.startsAt,
    shown: () => shown,
    facts: [activity.organizer, activity.industries],
    texts: [
      sql`${activity.facts} ->> 'intro'`,
      sql`${activity.place} ->> 'venue'`,
      sql`jsonb_path_query_array(${activity.facts}, '$.speakers[*].name')`,
    ],
    least: null,
    most: null,
  },
};
