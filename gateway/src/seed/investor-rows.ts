import { rounds } from '../../../contract/reference/rounds';
import type { investor } from '../adapters/database/kinds/investor/table';
import { idsOfIndustries } from '../domain/deal/deal-query';
import { searchVector } from '../domain/search/bigrams';
import type { SeedInvestor } from './records/investor';
import { idIn, industries, regions } from './trees';

/** An investor of the seed as a row. @param now when it was written, milliseconds since 1970 */
export const investorRow = (seed: SeedInvestor, now: number): typeof investor.$inferInsert => {
  const { foundedYear, managed, preferences, team, selected, exits, funds, contacts, ...head } = seed;
  const focus = seed.focus.map((name) => idIn(industries, name));
  return {
    ...head,
    region: idIn(regions, seed.region),
    focus,
    rounds: seed.rounds.map((name) => idIn(rounds, name)),
    facts: { foundedYear, managed, preferences, team, selected, exits, funds },
    contacts,
    industryIds: idsOfIndustries(focus) ?? [],
    search: searchVector([seed.name, seed.intro, ...seed.focus, seed.region]),
    changedAt: now,
  };
};
