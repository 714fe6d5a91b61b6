import type { Prove } from '../../../contract/account/prove';
import type { Membership } from '../../../contract/membership/membership';
import type { Plan } from '../../../contract/membership/plan';
import { daysLeft } from './days-left';

/** Why a plan is not sold to a member now, where that is known before the gateway is asked (PAY-12). */
export type WhyNotSold =
  /** The verification is missing, or is not the full one. */
  | 'verification'
  /** A higher plan is held. */
  | 'higherHeld';

/** The plan that a membership is of, as long as it holds. */
export const heldPlan = (own: Membership | null): string | null =>
  own?.state === 'active' || own?.state === 'ending' ? own.planId : null;

/** null where no reason is known; the gateway decides (checkBuyGrade). */
export const whyNotSold = (
  plan: Plan,
  plans: readonly Plan[],
  { prove, own }: { readonly prove: Prove | null; readonly own: Membership | null },
): WhyNotSold | null => {
  const held = plans.find(({ planId }) => planId === heldPlan(own));
  if (held !== undefined && plan.grade < held.grade) return 'higherHeld';
  const verified = plan.needsFullVerification ? prove === '1' : prove !== null;
  return verified ? null : 'verification';
};

/** A lower plan that an upgrade makes wait: its remaining days follow when the bought plan ends (PAY-17). */
export interface WaitingPlan {
  readonly name: string;
  /** Days that remain of it, begun ones counted. */
  readonly days: number;
  /** Until when it would hold without the upgrade, in milliseconds since 1970. */
  readonly until: number;
}

/** What becomes of the running membership when a plan is bought; null where nothing waits. */
export const waitingPlan = (
  plan: Plan,
  plans: readonly Plan[],
  own: Membership | null,
  now: number,
): WaitingPlan | null => {
  const held = plans.find(({ planId }) => planId === heldPlan(own));
  const days = own === null ? null : daysLeft(own, now);
  if (held === undefined || own === null || own.until === null || days === null) return null;
  return held.grade < plan.grade && days > 0 ? { name: held.name, days, until: own.until } : null;
};
