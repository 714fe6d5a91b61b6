import { isNull, sql } from 'drizzle-orm';
import type { CardKind, FoundKind, MappedKind, OperatedKind, ReportedKind } from '../stored-kind';
import { publishedFacts } from '../published-facts';
import { activity } from './table';

const shown = isNull(activity.withdrawnAt);

const columns = {
  table: activity,
  id: activity.id,
  title: activity.title,
  withdrawnAt: activity.withdrawnAt,
};

/** Activities in the features that work across kinds. */
export const activityKind: CardKind & FoundKind & MappedKind & OperatedKind & ReportedKind = {
  ...columns,
  changedAt: activity.changedAt,
  uniqueColumns: { id: activity.id },
  code: activity.id,
  ownerId: null,
  reportable: shown,
  factsOf: publishedFacts('activity', '费用', {
    ...columns,
    industry: sql`${activity.industries} ->> 0`,
    region: sql`nullif(${activity.place} ->> 'region', '')`,
    amount: sql`null`,
  }),
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
