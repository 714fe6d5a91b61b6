import type { searchCalls } from '../../contract/search/calls';
import type { Asked } from './asked';

/** The searches that a member keeps (MKT-01). */
export type SearchGateway = Asked<typeof searchCalls>;
