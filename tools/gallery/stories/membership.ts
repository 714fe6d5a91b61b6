import type { Membership } from '../../../contract/membership/membership';
import { plans as sold } from '../../../gateway/src/domain/membership/plans';
import type { Plan } from '../../../contract/membership/plan';

/** The plans that the gateway sells, as a client reads them. */
export const plans: readonly Plan[] = sold.map(({ grants: _, ...plan }) => plan);

/** A membership that holds, with whatever else a story says. */
export const membership = (said: Partial<Membership> = {}): Membership => ({
  planId: 'plan-facility-year',
  name: '专业会员',
  from: Date.UTC(2026, 2, 18, 2),
  until: Date.UTC(2027, 2, 18, 2),
  permissions: ['deal.contact'],
  renewFrom: Date.UTC(2027, 1, 16, 2),
  state: 'active',
  contacts: { used: 43, most: 60, resetsAt: Date.UTC(2026, 10, 30, 16) },
  alerts: 'now',
  ...said,
});

export const noMembership: Membership = {
  planId: null,
  name: '',
  from: null,
  until: null,
  permissions: [],
  renewFrom: null,
  state: 'none',
  contacts: { used: 3, most: 5, resetsAt: Date.UTC(2026, 10, 30, 16) },
  alerts: 'daily',
};
