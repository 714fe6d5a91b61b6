import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { InvestorContact, investorFacts, investorFields } from '../../../../contract/investor/investor';
import { IndustryName, RegionName, RoundName } from './leaf';
import { seedRecord } from './seed-record';

/** An investor with its page; region, focus and rounds by their names in the trees, sums in 万元, dates absolute. */
export const SeedInvestor = seedRecord(
  {
    ...investorFields,
    ...investorFacts,
    id: WireId,
    region: RegionName,
    focus: t.readonlyArray(IndustryName),
    rounds: t.readonlyArray(RoundName),
    contacts: t.readonlyArray(InvestorContact),
  },
  {},
);
export type SeedInvestor = t.TypeOf<typeof SeedInvestor>;
