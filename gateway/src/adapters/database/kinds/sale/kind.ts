import { eq, sql } from 'drizzle-orm';
import type { KeptSale } from '../../../../ports/favourites';
import { favourite, keptColumns } from '../../schema/favourite';
import type { CardKind, FoundKind, KeptKind, MappedKind, ReportedKind } from '../stored-kind';
import { saleHeadColumns } from './store';
import { sale } from './table';

const { id, sourceType, title, code, ownerId } = sale;

/** Deals in the features that work across kinds. */
export const saleKind: CardKind & FoundKind & KeptKind<KeptSale> & MappedKind & ReportedKind = {
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
  found: {
    readers: 'all',
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
