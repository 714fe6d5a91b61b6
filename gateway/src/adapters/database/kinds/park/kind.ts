import { isNull, sql } from 'drizzle-orm';
import { parkCalls } from '../../../../../../contract/park/calls';
import { savedChoices } from '../saved-choices';
import type { CardKind, MappedKind, OperatedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { publishedFacts } from '../published-facts';
import { whichParks } from './store';
import { park } from './table';

const shown = isNull(park.withdrawnAt);

const columns = { table: park, id: park.id, title: park.name, withdrawnAt: park.withdrawnAt };

/** Free-trade zones and parks in the features that work across kinds. */
export const parkKind: CardKind & MappedKind & OperatedKind & ReportedKind & SearchedKind = {
  ...columns,
  changedAt: park.changedAt,
  uniqueColumns: { id: park.id },
  code: park.id,
  ownerId: null,
  reportable: shown,
  factsOf: publishedFacts('park', '入驻条件', {
    ...columns,
    industry: sql`${park.industries} ->> 0`,
    region: sql`nullif(${park.region}, '')`,
    amount: sql`null`,
  }),
  siteMap: {
    name: 'parks',
    path: sql<string>`'/ftz?park=' || ${park.id}`,
    changedAt: park.changedAt,
    shown: () => shown,
  },
  searched: {
    ownerId: null,
    about: [park.industries, park.region],
    listed: shown,
    which: savedChoices(parkCalls.counts.parameters, whichParks),
  },
  found: {
    title: park.name,
    code: null,
    sourceType: null,
    search: park.search,
    at: park.changedAt,
    shown: () => shown,
    facts: [park.industries, park.region],
    texts: [
      park.intro,
      sql`jsonb_path_query_array(${park.policies}, '$[*].title')`,
      sql`jsonb_path_query_array(${park.policies}, '$[*].number')`,
    ],
    least: null,
    most: null,
  },
};
