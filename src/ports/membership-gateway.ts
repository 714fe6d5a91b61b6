import type { membershipCalls } from '../../contract/membership/calls';
import type { Asked } from './asked';

/** What memberships there are, and which one is one's own (PAY-17, SCR-09). */
export type MembershipGateway = Asked<typeof membershipCalls>;
