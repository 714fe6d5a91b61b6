import type { ReactElement, ReactNode } from 'react';
import type { Membership } from '../../../../contract/membership/membership';
import type { PaymentFollowingMachine } from '../../../application/payment/payment-following/machine';
import { awaitedPlan, type AwaitedPlan as Awaited } from '../../../domain/payment/followed';
import { useFollowing, type Following } from '../../features/payment/scan-to-pay/use-following';

const lifeMs = 30 * 60_000;
/** How long the page waits between two questions where a phone pays, and where the page itself can pay. */
const pauses = { elsewhere: 5_000, here: 60_000 } as const;

export interface AwaitedPlanProps {
  readonly machine: PaymentFollowingMachine<Awaited>;
  readonly planId: string;
  /** The current membership; null while unknown: then the page does not show what a payment changes. */
  readonly own: Membership | null;
  readonly paysHere: boolean;
  /** Returns the content for the state of the payment; null where it cannot be followed. */
  readonly children: (following: Following | null) => ReactNode;
}

interface FollowedProps extends AwaitedPlanProps {
  readonly own: Membership;
}

function Followed({ machine, planId, own, paysHere, children }: FollowedProps): ReactElement {
  const following = useFollowing(machine, {
    subject: awaitedPlan(planId, own),
    lifeMs,
    pauseMs: paysHere ? pauses.here : pauses.elsewhere,
  });
  return <>{children(following)}</>;
}

/** Follows a plan from the moment its page opens, until it is paid, here or on a phone (PAY-09, PAY-17). */
export function AwaitedPlan(props: AwaitedPlanProps): ReactElement {
  const { own, children } = props;
  return own === null ? <>{children(null)}</> : <Followed {...props} own={own} />;
}
