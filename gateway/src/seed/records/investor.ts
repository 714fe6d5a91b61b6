import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { InvestorContact, investorFacts, investorFields } from '../../../../contract/investor/investor';
import { investorFault } from '../../domain/investor/investor-fault';
import { IndustryName, RegionName, RoundName } from './leaf';
import { ruledRecord, seedRecord } from './seed-record';

const InvestorRecord = seedRecord(
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

/** An investor with its page; region, focus and rounds by their names in the trees, sums in 万元, dates absolute. */
export const SeedInvestor = ruledRecord(InvestorRecord, 'SeedInvestor', investorFault);
export type SeedInvestor = t.TypeOf<typeof SeedInvestor>;
