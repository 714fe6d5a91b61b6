import { useSyncExternalStore } from 'react';
import type { PaymentStatus } from '../../../application/payment/payment/status';
import { useFlows } from './flows';
import { idle, type PaymentPress } from '../../../application/payment/payment/session/payment-flow';

export interface Payment {
  readonly status: PaymentStatus;
  readonly send: (press: PaymentPress) => void;
}

/** Paying, for any view. */
export const usePayment = (): Payment => {
  const { payment } = useFlows();
  const status = useSyncExternalStore(payment.listen, payment.status, () => idle);
  return { status, send: payment.send };
};
