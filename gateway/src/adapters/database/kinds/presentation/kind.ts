import { and, eq, isNull, sql } from 'drizzle-orm';
import { presentationCalls } from '../../../../../../contract/presentation/calls';
import { savedChoices } from '../saved-choices';
import type { CardKind, MappedKind, OperatedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { publishedFacts } from '../published-facts';
import { whichPresentations } from './store';
import { presentation } from './table';

const there = isNull(presentation.withdrawnAt);
const columns = {
  table: presentation,
  id: presentation.id,
  title: presentation.title,
  withdrawnAt: presentation.withdrawnAt,
};

/** A fund's presentation is in no list that visitors read (MKT-19). */
const shown = and(there, eq(presentation.gated, false));

/** Presentations in the features that work across kinds. */
export const presentationKind: CardKind & MappedKind & OperatedKind & ReportedKind & SearchedKind = {
  ...columns,
  changedAt: null,
  uniqueColumns: { id: presentation.id },
  code: presentation.id,
  ownerId: null,
  reportable: there,
  forVerified: eq(presentation.gated, true),
  factsOf: publishedFacts('presentation', '融资金额', {
    ...columns,
    industry: sql`${presentation.industry}`,
    region: sql`${presentation.region}`,
    amount: sql`${presentation.amount}`.mapWith(presentation.amount),
  }),
  siteMap: {
    name: 'presentations',
    path: sql<string>`'/news/presentation/' || ${presentation.id}`,
    changedAt: presentation.at,
    shown: () => shown,
  },
  searched: {
    ownerId: null,
    about: [presentation.industry, presentation.region],
    listed: sql`${there} and not ${presentation.gated}`,
    which: savedChoices(presentationCalls.counts.parameters, (query) =>
      whichPresentations({ ...query, withGated: false }),
    ),
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
