import { fundCalls as ofFunds } from '../../../../../contract/fund/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { FundReading } from '../../../application/fund/fund-reading';
import type { Call } from './call';
import { choiceCalls } from './choice-calls';

/** Private funds, for verified members. */
export const fundCalls = (funds: FundReading): readonly Call[] =>
  choiceCalls(ofFunds, funds, { letter: 'f', unknown: refusals.fundUnknown });
