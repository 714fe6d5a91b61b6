import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../../application/payment/payment/status';
import type { PaymentPress } from '../../../../application/payment/payment/session/payment-flow';
import { Button } from '../../../kit/action/button/button';
import { PaidThing, PaymentPart } from './payment-part';
import { paymentSheetText as text } from './text';

type BlockedStatus = Extract<PaymentStatus, { readonly kind: 'blockedByOther' }>;

export interface BlockedProps {
  readonly status: BlockedStatus;
  readonly send: (press: PaymentPress) => void;
}

/** Another payment is not ended: ask for its result, go on with it, or give it up (PAY-06). Closed, it stays as it is. */
export function Blocked({ status, send }: BlockedProps): ReactElement {
  return (
    <PaymentPart title={text.blocked} onDismiss={() => send({ type: 'payment.closed' })}>
      <p className="payment-text">{status.text}</p>
      <PaidThing {...status} />
      <div className="payment-buttons">
        {status.canCheckAgain ? (
          <Button kind="primary" block onPress={() => send({ type: 'payment.checkAgain' })}>
            {text.checkAgain}
          </Button>
        ) : null}
        <div className={status.canCheckAgain ? 'payment-two' : 'payment-buttons'}>
          <Button
            kind={status.canCheckAgain ? 'secondary' : 'primary'}
            block
            onPress={() => send({ type: 'payment.continued' })}
          >
            {text.goOn}
          </Button>
          <Button kind="danger" block onPress={() => send({ type: 'payment.givenUp' })}>
            {text.giveUp}
          </Button>
        </div>
      </div>
    </PaymentPart>
  );
}
