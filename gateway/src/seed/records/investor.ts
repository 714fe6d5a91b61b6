import * as t from 'io-ts';
import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { InvestorKind } from '../../../../contract/investor/investor';
import { IndustryName, RegionName, RoundName, SeedDecimal, SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** An investor; region, focus and rounds by their names in the trees, sums in 万元. */
export const SeedInvestor = seedRecord(
  {
    id: WireId,
    name: SeedText,
    kind: InvestorKind,
    region: RegionName,
    focus: t.readonlyArray(IndustryName),
    rounds: t.readonlyArray(RoundName),
    chequeMin: SeedDecimal,
    chequeMax: SeedDecimal,
    cases: WireCount,
    intro: SeedText,
  },
  {},
);
export type SeedInvestor = t.TypeOf<typeof SeedInvestor>;
