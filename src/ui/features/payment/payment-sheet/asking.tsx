import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../../application/payment/payment/status';
import type { PaymentPress } from '../../../../application/payment/payment/session/payment-flow';
import { Button } from '../../../kit/action/button/button';
import { ResultNote } from '../../../kit/state/result-note/result-note';
import { PaymentPart } from './payment-part';
import { paymentSheetText as text } from './text';

type AskingStatus = Extract<PaymentStatus, { readonly kind: 'askingConfirmation' }>;

export interface AskingProps {
  readonly status: AskingStatus;
  readonly send: (press: PaymentPress) => void;
}

/** Back from the cashier: nothing is checked before the person says that they paid (PAY-10). Closed, it is asked again later. */
export function Asking({ status, send }: AskingProps): ReactElement {
  const { left, until, note } = status;
  const confirm = (
    <Button kind="primary" block onPress={() => send({ type: 'payment.confirmed' })}>
      {text.confirmed}
    </Button>
  );
  const again = (
    <Button kind={left ? 'secondary' : 'primary'} block onPress={() => send({ type: 'payment.again' })}>
      {left ? text.again : text.resume}
    </Button>
  );
  const cancel = (
    <Button block onPress={() => send({ type: 'payment.cancelled' })}>
      {text.cancel}
    </Button>
  );
  const giveUp = (
    <Button kind="danger" block onPress={() => send({ type: 'payment.givenUp' })}>
      {text.giveUp}
    </Button>
  );
  return (
    <PaymentPart
      title={left ? text.ask : text.interrupted}
      onDismiss={() => send({ type: 'payment.closed' })}
    >
      <p className="payment-text">{left ? text.askText(until) : text.interruptedText(until)}</p>
      {note === null ? null : <ResultNote kind="failed">{note}</ResultNote>}
      <div className="payment-buttons">
        {left ? confirm : again}
        {left ? (
          <div className="payment-two">
            {again}
            {cancel}
          </div>
        ) : (
          giveUp
        )}
      </div>
    </PaymentPart>
  );
}
