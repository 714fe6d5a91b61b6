import { eq, sql, type SQL } from 'drizzle-orm';
import type { DealFacts } from '../../../domain/chat/deal-card';
import type { CardKind, OperatedKind } from './stored-kind';

interface Published extends Pick<OperatedKind, 'id' | 'table' | 'title' | 'withdrawnAt'> {
  readonly industry: SQL<string | null>;
  readonly region: SQL<string | null>;
  readonly amount: SQL<DealFacts['minAmount']>;
}

/** The card of a thing that the operator publishes: it has no owner, and nothing of it is hidden. */
export const publishedFacts =
  (
    kind: DealFacts['kind'],
    amountLabel: string,
    { table, id, title, withdrawnAt, industry, region, amount }: Published,
  ): CardKind['factsOf'] =>
  async (orm, thingId) => {
    const [row] = await orm
      .select({
        title: sql<string>`${title}`,
        industry,
        region,
        stated: amount,
        withdrawn: sql<boolean>`${withdrawnAt} is not null`,
      })
      .from(table)
      .where(eq(id, thingId));
    if (row === undefined) return null;
    const { stated, withdrawn, ...shown } = row;
    return {
      ...shown,
      kind,
      id: thingId,
      place: thingId,
      code: null,
      ownerId: null,
      amountLabel,
      minAmount: stated,
      maxAmount: stated,
      netProfit: null,
      netProfitYear: null,
      hidden: [],
      state: withdrawn ? 'withdrawn' : 'listed',
    };
  };
