import type { ReactElement } from 'react';
import { useFlows } from '../../../frame/context/flows';
import { usePayment } from '../../../frame/context/use-payment';
import { PaymentSheet } from './payment-sheet';

/** The sheet of the payment session where payments are made. */
export function PaymentOverlay(): ReactElement {
  const { navigation } = useFlows().app;
  const { status, send } = usePayment();
  return (
    <PaymentSheet
      status={status}
      send={send}
      onGo={(address) => {
        send({ type: 'payment.closed' });
        navigation.send({ type: 'navigation.requested', address });
      }}
    />
  );
}
