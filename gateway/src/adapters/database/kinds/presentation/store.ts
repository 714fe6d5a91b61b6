import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import type { Presentation, PresentationSort } from '../../../../../../contract/presentation/presentation';
import type { PresentationQuery, Presentations } from '../../../../ports/presentations';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { presentation } from './table';

const { facts, pages, industryIds, regionId, roundId, search, withdrawnAt, ...head } =
  getTableColumns(presentation);
const { id, at, amount, form, gated } = head;

/** What each order goes by, as the indexes of migration 98 have it; a presentation without a sum is last. */
const orders: Readonly<Record<PresentationSort, DealOrder>> = {
  latest: { place: sql<string>`${at}`, direction: 'down' },
  amountDown: { place: sql<string>`coalesce(${amount}, -1)`, direction: 'down' },
  amountUp: { place: sql<string>`coalesce(${amount}, 1000000000000000)`, direction: 'up' },
};

const columns = {
  words: { form, round: roundId },
  industryIds,
  regionId,
  search,
  amount: { least: amount, most: amount },
};

/** The conditions of the list of presentations. */
export const whichPresentations = (query: PresentationQuery) =>
  and(
    isNull(withdrawnAt),
    query.withGated ? undefined : eq(gated, false),
    choiceConditions<PresentationQuery>(columns, query),
  );

export const presentationStore = ({ orm }: Database): Presentations => ({
  ...listedStore<PresentationSort, PresentationQuery, Presentation, Pick<ChoiceCounts, 'choices'>>(orm, {
    table: presentation,
    id,
    which: whichPresentations,
    orders,
    rows: (place) =>
      orm
        .select({ ...head, place })
        .from(presentation)
        .$dynamic(),
    choices: choiceCounts<PresentationQuery>(columns),
    looser: () => Promise.resolve([]),
  }),
  one: async (presentationId) => {
    const [row] = await orm
      .select({ ...head, facts, pages })
      .from(presentation)
      .where(and(eq(id, presentationId), isNull(withdrawnAt)));
    if (row === undefined) return null;
    const { facts: more, ...rest } = row;
    return { ...rest, ...more };
  },
});
