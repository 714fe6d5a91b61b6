import { investorCalls as ofInvestors } from '../../../../../contract/investor/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { InvestorReading } from '../../../application/investor/investor-reading';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Investors, which everybody may read. */
export const investorCalls = (investors: InvestorReading): readonly Call[] =>
  publicChoiceCalls(ofInvestors, investors, { letter: 'v', unknown: refusals.investorUnknown });
