import { rounds } from '../../../contract/reference/rounds';
import { exactDecimal } from '../../../contract/values/decimal';
import type { investor } from '../adapters/database/kinds/investor/table';
import type { SeedInvestor } from './records/investor';
import { idIn, industries, regions } from './trees';

/** An investor of the seed as a row. */
export const investorRow = (seed: SeedInvestor): typeof investor.$inferInsert => ({
  ...seed,
  chequeMin: exactDecimal(seed.chequeMin),
  chequeMax: exactDecimal(seed.chequeMax),
  region: idIn(regions, seed.region),
  focus: seed.focus.map((name) => idIn(industries, name)),
  rounds: seed.rounds.map((name) => idIn(rounds, name)),
});
