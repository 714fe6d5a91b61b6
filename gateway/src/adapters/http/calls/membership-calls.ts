import { right } from 'fp-ts/Either';
import { membershipCalls as ofMemberships } from '../../../../../contract/membership/calls';
import type { OwnContactUse } from '../../../application/membership/contact-use';
import type { OwnMembership } from '../../../application/membership/own-membership';
import { heldPlan } from '../../../domain/membership/membership';
import { entitlementOf, plans } from '../../../domain/membership/plans';
import { answering } from './answering';
import type { Call } from './call';

interface MembershipUseCases {
  readonly own: OwnMembership;
  readonly contactUse: OwnContactUse;
}

/** The memberships on sale, and the caller's own (SCR-09, PAY-17). */
export const membershipCalls = ({ own, contactUse }: MembershipUseCases): readonly Call[] => [
  answering(ofMemberships.plans, () => Promise.resolve(right(plans))),
  answering(ofMemberships.mine, async (_, { session: { userId } }) => {
    const membership = await own(userId);
    const { alerts } = entitlementOf(heldPlan(membership));
    return right({ ...membership, alerts, contacts: await contactUse(userId) });
  }),
];
