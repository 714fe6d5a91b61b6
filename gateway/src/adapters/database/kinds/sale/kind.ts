import { eq, sql } from 'drizzle-orm';
import type { KeptSale } from '../../../../ports/favourites';
import { favourite, keptColumns } from '../../schema/favourite';
import { salesOf } from '../../../../domain/search/search-draft';
import { dealConditions } from '../../deal-conditions';
import type { CardKind, KeptKind, MappedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { saleHeadColumns } from './store';
import { sale } from './table';

const { id, sourceType, title, code, ownerId } = sale;

/** Deals in the features that work across kinds. */
export const saleKind: CardKind & SearchedKind & KeptKind<KeptSale> & MappedKind & ReportedKind = {
  table: sale,
  id,
  title,
  code,
  ownerId,
  sourceType,
  // A reader learns nothing new of what is gone.
  keepable: eq(sale.state, 'listed'),
  keptRows: (orm) =>
    orm
      .select({ ...keptColumns, sale: saleHeadColumns, state: sale.state })
      .from(favourite)
      .innerJoin(sale, eq(id, favourite.target))
      .$dynamic(),
  reportable: undefined,
  factsOf: async (orm, saleId) => {
    const [row] = await orm
      .select({ ...saleHeadColumns, ownerId, state: sale.state })
      .from(sale)
      .where(eq(id, saleId));
    if (row === undefined) return null;
    const { amount, revenueYear: netProfitYear } = row;
    const place = `${row.sourceType}/${saleId}`;
    return { ...row, kind: 'sale', place, minAmount: amount, maxAmount: amount, netProfitYear };
  },
  siteMap: {
    name: 'sales',
    path: sql<string>`'/sale/' || ${sourceType} || '/' || ${id}`,
    changedAt: sale.confirmedAt,
    shown: () => eq(sale.state, 'listed'),
  },
  searched: {
    ownerId,
    about: [sale.industry, sale.region],
    listed: eq(sale.state, 'listed'),
    which: (search, now) => {
      const query = salesOf(search, now);
      return query === null ? null : (dealConditions(sale, query) ?? null);
    },
  },
  found: {
    title,
    code,
    sourceType,
    search: sale.search,
    at: sale.confirmedAt,
    shown: () => eq(sale.state, 'listed'),
    facts: [sale.industry, sale.region, sale.stage],
    texts: [sale.teaser, sale.highlights],
    least: sql`${sale.listedAmount}`,
    most: sql`${sale.listedAmount}`,
  },
};
