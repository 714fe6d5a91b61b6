import { isRight, right, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../gateway/failure';
import type { Membership } from '../../../contract/membership/membership';
import { orderAnswer } from './order-answer';

/** The state of a payment on another device: nothing yet, paid, or never to be paid. */
export type Followed = 'open' | 'paid' | 'closed';

/** The state of an order's payment, by the result of its check; unchanged without an answer (PAY-04). */
export const followedCheck = (checked: Either<GatewayFailure, void>): Either<GatewayFailure, Followed> => {
  if (isRight(checked)) return right('paid');
  if (checked.left.kind !== 'refused') return checked;
  // For a paid order, a check that does not say so reports money that goes back.
  return right(['closed', 'paidOnce'].includes(orderAnswer(checked)) ? 'closed' : 'open');
};

/** A plan that is to be paid elsewhere, and what was held of it when that began. */
export interface AwaitedPlan {
  readonly planId: string;
  /** Until when it was held, in milliseconds since 1970; null where it was not. */
  readonly heldUntil: number | null;
}

/** The expected plan after the payment, given the plan that its buyer holds now. */
export const awaitedPlan = (planId: string, own: Membership): AwaitedPlan => ({
  planId,
  heldUntil: own.planId === planId ? own.until : null,
});

/** The state of a plan's payment: it is paid once the plan is held for longer than before (PAY-17). */
export const followedPlan = ({ planId, heldUntil }: AwaitedPlan, own: Membership): Followed => {
  const holds = own.planId === planId && (own.state === 'active' || own.state === 'ending');
  return holds && own.until !== null && own.until > (heldUntil ?? 0) ? 'paid' : 'open';
};
