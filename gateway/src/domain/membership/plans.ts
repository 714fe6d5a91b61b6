import { rightsOf, withoutPlan, type Entitlement } from './entitlement';
import type { Plan } from './plan';

type Sold = Omit<Plan, 'rights' | 'opens'>;

/** A plan with the texts and the permissions that follow from what it grants. */
const plan = (sold: Sold): Plan => ({
  ...sold,
  rights: rightsOf(sold.grants),
  opens: ['deal.contact', ...(sold.grants.alerts === 'now' ? ['search.alertNow'] : [])],
});

/** The plans, the lowest first. Only fully verified members can consult, so only they can buy a plan (TRU-01). */
export const plans: readonly Plan[] = [
  plan({
    planId: 'plan-buyer-year',
    name: '买方会员',
    amount: 298_000,
    months: 12,
    summary: '适合自行寻找标的的买方：每月可就 20 个新项目发起咨询',
    grants: { contactsPerMonth: 20, alerts: 'daily' },
    grade: 1,
    needsFullVerification: true,
    recommended: false,
  }),
  plan({
    planId: 'plan-facility-year',
    name: '专业会员',
    amount: 698_000,
    months: 12,
    summary: '适合持续并购的机构：更多咨询次数，新项目立即提醒',
    grants: { contactsPerMonth: 60, alerts: 'now' },
    grade: 2,
    needsFullVerification: true,
    recommended: true,
  }),
  plan({
    planId: 'plan-service-year',
    name: '机构会员',
    amount: 1_980_000,
    months: 12,
    summary: '适合多个方向同时推进的机构：咨询次数最多，新项目立即提醒',
    grants: { contactsPerMonth: 300, alerts: 'now' },
    grade: 3,
    needsFullVerification: true,
    recommended: false,
  }),
];

/** A plan by the id of the goods; null when nothing of that id is sold. */
export const planOf = (goodsId: string): Plan | null =>
  plans.find(({ planId }) => planId === goodsId) ?? null;

/** What an account may do that holds a plan now; null is none. */
export const entitlementOf = (planId: string | null): Entitlement =>
  (planId === null ? null : planOf(planId))?.grants ?? withoutPlan;
