import type { Park, ParkDetail } from '../../../../../contract/park/park';
import { parkCalls as ofParks } from '../../../../../contract/park/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { PublicReading } from '../../../application/kind/public-reading';
import type { ParkQuery } from '../../../ports/parks';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Free-trade zones and parks, which everybody may read. */
export const parkCalls = (parks: PublicReading<ParkQuery, Park, ParkDetail>): readonly Call[] =>
  publicChoiceCalls(ofParks, parks, { letter: 'k', unknown: refusals.parkUnknown });
