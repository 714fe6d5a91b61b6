import { eq, isNull, sql } from 'drizzle-orm';
import type { KeptActivity } from '../../../../ports/favourites';
import { activityCalls } from '../../../../../../contract/activity/calls';
import { favourite, keptColumns, keptEventState } from '../../schema/favourite';
import type {
  CardKind,
  KeptKind,
  MappedKind,
  OperatedKind,
  ReportedKind,
  SearchedKind,
} from '../stored-kind';
import { publishedFacts } from '../published-facts';
import { savedChoices } from '../saved-choices';
import { activityHead, whichActivities } from './store';
import { activity } from './table';

const shown = isNull(activity.withdrawnAt);

const columns = {
  table: activity,
  id: activity.id,
  title: activity.title,
  withdrawnAt: activity.withdrawnAt,
};

/** Activities in the features that work across kinds. */
export const activityKind: CardKind &
  KeptKind<KeptActivity> &
  MappedKind &
  OperatedKind &
  ReportedKind &
  SearchedKind = {
  ...columns,
  changedAt: activity.changedAt,
  uniqueColumns: { id: activity.id },
  code: activity.id,
  ownerId: null,
  sourceType: null,
  keepable: shown,
  keptRows: (orm) =>
    orm
      .select({
        ...keptColumns,
        activity: { ...activityHead, place: activity.place },
        state: keptEventState(activity.withdrawnAt),
      })
      .from(favourite)
      .innerJoin(activity, eq(activity.id, favourite.target))
      .$dynamic(),
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
  searched: {
    ownerId: null,
    about: [activity.organizer],
    listed: shown,
    which: savedChoices(activityCalls.counts.parameters, whichActivities),
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
