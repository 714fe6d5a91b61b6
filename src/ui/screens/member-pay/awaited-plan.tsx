import type { ReactElement } from 'react';
import type { Membership } from '../../../../contract/membership/membership';
import type { PaymentFollowingMachine } from '../../../application/payment-following/machine';
import { awaitedPlan, type AwaitedPlan as Awaited } from '../../../domain/payment/followed';
import { useFollowing } from '../../given/use-following';
import { ScanToPay } from '../../parts/scan-to-pay/scan-to-pay';

const lifeMs = 30 * 60_000;
const pauseMs = 5_000;

export interface AwaitedPlanProps {
  readonly machine: PaymentFollowingMachine<Awaited>;
  readonly planId: string;
  /** What is held now; null while it is not known: then nobody can tell what a payment has changed. */
  readonly own: Membership | null;
}

const addressOf = (planId: string): string => `/member/pay?plan=${planId}`;

interface FollowedProps extends AwaitedPlanProps {
  readonly own: Membership;
}

function Followed({ machine, planId, own }: FollowedProps): ReactElement {
  const following = useFollowing(machine, { subject: awaitedPlan(planId, own), lifeMs, pauseMs });
  return <ScanToPay path={addressOf(planId)} {...following} />;
}

/** A plan that is bought and paid on a phone: the code that opens this page there, and how the payment stands. */
export function AwaitedPlan({ machine, planId, own }: AwaitedPlanProps): ReactElement {
  if (own !== null) return <Followed machine={machine} planId={planId} own={own} />;
  return <ScanToPay path={addressOf(planId)} status={null} onResume={() => undefined} />;
}
