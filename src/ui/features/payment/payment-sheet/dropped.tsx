import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../../application/payment/payment/status';
import type { PaymentPress } from '../../../../application/payment/payment/session/payment-flow';
import { Button } from '../../../kit/action/button/button';
import { PaymentPart } from './payment-part';
import { paymentSheetText as text } from './text';
import { ToOrder } from './to-order';

export interface DroppedProps {
  readonly status: Extract<PaymentStatus, { readonly kind: 'dropped' }>;
  readonly send: (press: PaymentPress) => void;
  readonly onGo: (address: string) => void;
}

/** What the device kept of a payment is of no use any more; the order is where it was (PAY-10). */
export function Dropped({ status, send, onGo }: DroppedProps): ReactElement {
  return (
    <PaymentPart title={text.dropped}>
      <p className="payment-text">{status.text}</p>
      <div className="payment-two">
        <Button block onPress={() => send({ type: 'payment.closed' })}>
          {text.close}
        </Button>
        <ToOrder primary orderNo={status.orderNo} onGo={onGo} />
      </div>
    </PaymentPart>
  );
}
