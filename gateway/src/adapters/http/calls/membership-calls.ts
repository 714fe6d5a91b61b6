import { right } from 'fp-ts/Either';
import { membershipCalls as ofMemberships } from '../../../../../contract/membership/calls';
import type { OwnMembership } from '../../../application/membership/own-membership';
import { plans } from '../../../domain/membership/plans';
import { answering } from './answering';
import type { Call } from './call';

/** What memberships are sold, and what one's own is (SCR-09, PAY-17). */
export const membershipCalls = (own: OwnMembership): readonly Call[] => [
  answering(ofMemberships.plans, () => Promise.resolve(right(plans))),
  answering(ofMemberships.mine, async (_, { session }) => right(await own(session.userId))),
];
