import type { ReactElement } from 'react';
import type { PaymentFollowingMachine } from '../../../application/payment/payment-following/machine';
import type { Order } from '../../../../contract/order/order';
import { orderAddress } from '../../../domain/order/order-address';
import { useFlows } from '../../frame/context/flows';
import { useCapabilities } from '../../frame/context/use-capabilities';
import { useFollowing } from '../../features/payment/scan-to-pay/use-following';
import { ScanToPay } from '../../features/payment/scan-to-pay/scan-to-pay';

/**
 * The polling interval in milliseconds, without notifications: while a user holds a phone to the code, and
 * otherwise.
 */
const pauses = { elsewhere: 5_000, here: 60_000 } as const;

export interface AwaitedOrderProps {
  readonly machine: PaymentFollowingMachine<string>;
  readonly order: Order;
}

/**
 * Follows an order that is to be paid until it is paid or its time is over, so that what is offered can still succeed;
 * where it cannot be paid a phone is shown the way (PAY-09, PAY-15).
 */
export function AwaitedOrder({ machine, order: { orderNo, payBy } }: AwaitedOrderProps): ReactElement | null {
  const { now } = useFlows();
  const paysHere = useCapabilities().payment !== 'none';
  const { status, onResume } = useFollowing(machine, {
    subject: orderNo,
    lifeMs: Math.max(0, payBy - now()),
    pauseMs: paysHere ? pauses.here : pauses.elsewhere,
  });
  return paysHere ? null : <ScanToPay path={orderAddress(orderNo)} status={status} onResume={onResume} />;
}
