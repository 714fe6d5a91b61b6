import { eq, isNull, sql } from 'drizzle-orm';
import { conferenceCalls } from '../../../../../../contract/conference/calls';
import type { KeptConference } from '../../../../ports/favourites';
import { favourite, keptColumns, keptEventState } from '../../schema/favourite';
import { publishedFacts } from '../published-facts';
import { savedChoices } from '../saved-choices';
import type {
  CardKind,
  KeptKind,
  MappedKind,
  OperatedKind,
  ReportedKind,
  SearchedKind,
} from '../stored-kind';
import { conferenceHeadAt, whichConferences } from './store';
import { conferenceTicketTypes, conferences } from './table';

const shown = isNull(conferences.withdrawnAt);

const columns = {
  table: conferences,
  id: conferences.id,
  title: conferences.title,
  withdrawnAt: conferences.withdrawnAt,
};

/** Conferences in the features that work across kinds. */
export const conferenceKind: CardKind &
  KeptKind<KeptConference> &
  SearchedKind &
  MappedKind &
  OperatedKind &
  ReportedKind = {
  ...columns,
  uniqueColumns: { id: conferences.id, 'tickets.id': conferenceTicketTypes.id },
  changedAt: conferences.changedAt,
  code: conferences.id,
  ownerId: null,
  sourceType: null,
  keepable: shown,
  keptRows: (orm, now) =>
    orm
      .select({
        ...keptColumns,
        conference: conferenceHeadAt(now),
        state: keptEventState(conferences.withdrawnAt),
      })
      .from(favourite)
      .innerJoin(conferences, eq(conferences.id, favourite.target))
      .$dynamic(),
  reportable: shown,
  factsOf: publishedFacts('conference', '门票', {
    ...columns,
    industry: sql`${conferences.industries} ->> 0`,
    region: sql`nullif(${conferences.region}, '')`,
    amount: sql`null`,
  }),
  siteMap: {
    name: 'conferences',
    path: sql<string>`'/conf/' || ${conferences.id}`,
    changedAt: conferences.changedAt,
    shown: () => shown,
  },
  searched: {
    ownerId: null,
    about: [conferences.host, conferences.region],
    listed: shown,
    which: savedChoices(conferenceCalls.counts.parameters, whichConferences),
  },
  found: {
    title: conferences.title,
    code: null,
    sourceType: null,
    search: conferences.search,
    at: conferences.startsAt,
    shown: () => shown,
    facts: [conferences.industries, conferences.region],
    texts: [
      conferences.host,
      sql`(${conferences.facts} ->> 'intro')`,
      sql`jsonb_path_query_array(${conferences.facts}, '$.speakers[*].name')`,
      sql`jsonb_path_query_array(${conferences.facts}, '$.sessions[*].title')`,
    ],
    least: null,
    most: null,
  },
};
