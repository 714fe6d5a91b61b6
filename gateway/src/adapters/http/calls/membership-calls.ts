import { right } from 'fp-ts/Either';
import type { OwnMembership } from '../../../application/membership/own-membership';
import { plans } from '../../../domain/membership/plans';
import { membershipWire, planWire } from '../wire/order-wire';
import type { Call } from './call';

/** What memberships are sold, and what one's own is (SCR-09, PAY-17). */
export const membershipCalls = (own: OwnMembership): readonly Call[] => [
  {
    path: '/webapp/member!plans.action',
    method: 'GET',
    access: 'public',
    answer: () => Promise.resolve(right({ list: plans.map(planWire) })),
  },
  {
    path: '/webapp/member!mine.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => right(membershipWire(await own(session.userId))),
  },
];
