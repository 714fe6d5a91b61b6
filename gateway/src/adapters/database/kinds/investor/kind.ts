import { eq, isNull, sql } from 'drizzle-orm';
import { industryNames, regionNames } from '../../../../domain/share/choice-names';
import type { KeptInvestor } from '../../../../ports/favourites';
import { favourite, keptColumns } from '../../schema/favourite';
import { investorCalls } from '../../../../../../contract/investor/calls';
import { savedChoices } from '../saved-choices';
import { whichInvestors } from './store';
import type { KeptKind, MappedKind, OperatedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { investor, investorHead } from './table';

const shown = isNull(investor.withdrawnAt);

/** Investors in the features that work across kinds; their contacts are in none of them. */
export const investorKind: SearchedKind & KeptKind<KeptInvestor> & MappedKind & OperatedKind & ReportedKind =
  {
    table: investor,
    id: investor.id,
    title: investor.name,
    withdrawnAt: investor.withdrawnAt,
    uniqueColumns: { id: investor.id },
    changedAt: investor.changedAt,
    ownerId: null,
    sourceType: null,
    keepable: shown,
    keptRows: (orm) =>
      orm
        .select({ ...keptColumns, investor: investorHead })
        .from(favourite)
        .innerJoin(investor, eq(investor.id, favourite.target))
        .$dynamic(),
    reportable: shown,
    siteMap: {
      name: 'investors',
      path: sql<string>`'/investor/' || ${investor.id}`,
      changedAt: investor.changedAt,
      shown: () => shown,
    },
    searched: {
      ownerId: null,
      about: [],
      listed: shown,
      which: savedChoices(investorCalls.counts.parameters, whichInvestors),
    },
    found: {
      title: investor.name,
      code: null,
      sourceType: null,
      search: investor.search,
      at: investor.changedAt,
      shown: () => shown,
      facts: [
        { ids: investor.focus, names: industryNames },
        { ids: investor.region, names: regionNames },
      ],
      texts: [investor.intro],
      least: sql`${investor.chequeMin}`,
      most: sql`${investor.chequeMax}`,
    },
  };
