import { parkCalls as ofParks } from '../../../../../contract/park/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { ParkReading } from '../../../application/park/park-reading';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Free-trade zones and parks, which everybody may read. */
export const parkCalls = (parks: ParkReading): readonly Call[] =>
  publicChoiceCalls(ofParks, parks, { letter: 'k', unknown: refusals.parkUnknown });
