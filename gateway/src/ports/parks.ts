import type { ParkFilter } from '../../../contract/park/calls';
import type { Park, ParkDetail } from '../../../contract/park/park';
import type { PublicThings } from './public-things';

/** Which zones and parks are asked for; the groups of industries and regions are expanded. */
export type ParkQuery = ParkFilter;

/** What a page says beyond the card, without the policies. */
export type ParkFacts = Omit<ParkDetail, keyof Park | 'policies'>;

export type Parks = PublicThings<ParkQuery, Park, ParkDetail>;
