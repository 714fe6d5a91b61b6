import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Investor, InvestorSort } from '../../../../../../contract/investor/investor';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import { dayMs } from '../../../../../../contract/values/duration';
import type { Clock } from '../../../../ports/clock';
import type { InvestorQuery, Investors } from '../../../../ports/investors';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { investor, investorHead } from './table';

const { id, kind, region, rounds, stages, cases, chequeMin, chequeMax, lastAt } = investorHead;
const { industryIds, search, facts, contacts, withdrawnAt } = investor;

/** What each order goes by, as the indexes of migration 91 have it; an investor without investments is last. */
const orders: Readonly<Record<InvestorSort, DealOrder>> = {
  recent: { place: sql<string>`coalesce(${lastAt}, -1)`, direction: 'down' },
  casesDown: { place: sql<string>`${cases}`, direction: 'down' },
  chequeDown: { place: sql<string>`${chequeMax}`, direction: 'down' },
  chequeUp: { place: sql<string>`${chequeMin}`, direction: 'up' },
};

const columns = {
  words: { type: kind },
  lists: { stage: stages, round: rounds },
  industryIds,
  regionId: region,
  search,
  amount: { least: chequeMin, most: chequeMax },
};

/** The conditions of the list. @param now milliseconds since 1970 */
export const whichInvestors = (query: InvestorQuery, now: number) =>
  and(
    isNull(withdrawnAt),
    choiceConditions<InvestorQuery>(columns, query),
    query.within === null ? undefined : gte(lastAt, now - Number(query.within) * dayMs),
  );

export const investorStore = ({ orm }: Database, clock: Pick<Clock, 'now'>): Investors => ({
  ...listedStore<InvestorSort, InvestorQuery, Investor, Pick<ChoiceCounts, 'choices'>>(orm, {
    table: investor,
    id,
    which: (query) => whichInvestors(query, clock.now()),
    orders,
    rows: (place) =>
      orm
        .select({ ...investorHead, place })
        .from(investor)
        .$dynamic(),
    choices: choiceCounts<InvestorQuery>(columns),
    looser: () => Promise.resolve([]),
  }),
  one: async (investorId) => {
    const [row] = await orm
      .select({ ...investorHead, facts })
      .from(investor)
      .where(and(eq(id, investorId), isNull(withdrawnAt)));
    if (row === undefined) return null;
    const { facts: more, ...head } = row;
    return { ...head, ...more };
  },
  contacts: async (investorId) =>
    (await orm.select({ contacts }).from(investor).where(eq(id, investorId)))[0]?.contacts ?? [],
});
