import { eq, getTableColumns } from 'drizzle-orm';
import type { KeptInvestor } from '../../../../ports/favourites';
import { favourite, keptColumns } from '../../schema/favourite';
import type { KeptKind } from '../stored-kind';
import { investor } from './table';

/** Investors in the features that work across kinds. */
export const investorKind: KeptKind<KeptInvestor> = {
  table: investor,
  id: investor.id,
  sourceType: null,
  keepable: undefined,
  keptRows: (orm) =>
    orm
      .select({ ...keptColumns, investor: getTableColumns(investor) })
      .from(favourite)
      .innerJoin(investor, eq(investor.id, favourite.target))
      .$dynamic(),
};
