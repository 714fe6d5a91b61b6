import { refusals } from '../../../../../contract/refusal/refusal';
import { soeCalls as ofSoes } from '../../../../../contract/soe/calls';
import type { SoeReading } from '../../../application/soe/soe-reading';
import type { Call } from './call';
import { choiceCalls } from './choice-calls';

/** Listings of state-owned assets, for verified members. */
export const soeCalls = (soes: SoeReading): readonly Call[] =>
  choiceCalls(ofSoes, soes, { letter: 'e', unknown: refusals.soeUnknown });
