import type { consentCalls } from '../../contract/privacy/calls';
import type { Asked } from './asked';

/** The record of who agreed to what, and one's own data (PRI-06). All calls are a member's own. */
export type ConsentGateway = Asked<typeof consentCalls>;
