import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../../application/payment/payment/status';
import type { PaymentPress } from '../../../../application/payment/payment/session/payment-flow';
import { Button } from '../../../kit/action/button/button';
import { Icon } from '../../../kit/display/icon/icon';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { Price } from '../../../kit/display/price/price';
import { PaidThing, PaymentPart } from './payment-part';
import { paymentSheetText as text } from './text';
import { ToOrder } from './to-order';

type FinishedStatus = Extract<PaymentStatus, { readonly kind: 'finished' }>;

interface FinishedProps {
  readonly status: FinishedStatus;
  readonly send: (press: PaymentPress) => void;
  readonly onGo: (address: string) => void;
}

function Success({ status, onGo }: FinishedProps): ReactElement {
  const { title, text: message, hint, amount, goodsName, orderNo } = status;
  return (
    <PaymentPart
      title={title}
      outcome={1}
      before={
        <span className="payment-sign payment-good">
          <Icon name="check" />
        </span>
      }
    >
      <p className="payment-sum">
        <Price of={amount} size="great" />
      </p>
      {message === title && hint === null ? null : (
        <p className="payment-text">
          {message === title ? null : <span>{message}</span>}
          <span>{hint}</span>
        </p>
      )}
      <PaidThing goodsName={goodsName} amount={0} orderNo={orderNo} />
      <div className="payment-buttons">
        <Button kind="primary" block onPress={() => onGo('/member')}>
          {text.toRights}
        </Button>
        {orderNo === null ? null : <ToOrder orderNo={orderNo} onGo={onGo} />}
      </div>
    </PaymentPart>
  );
}

/** Texts of servers come with and without a full stop. */
const sentence = (message: string): string => (/[。？.?\uff01]$/.test(message) ? message : `${message}。`);

/** At most three ways on, the recommended one first; cancelling the order is last. */
function Ways({ status, send, onGo }: FinishedProps): ReactElement {
  const { canCheckAgain, cancelFailed, openUntil, orderNo } = status;
  const isOpen = openUntil !== null;
  const check = (
    <Button kind="primary" block onPress={() => send({ type: 'payment.checkAgain' })}>
      {text.checkAgain}
    </Button>
  );
  const goOn = (
    <Button
      kind={canCheckAgain ? 'secondary' : 'primary'}
      block
      onPress={() => send({ type: 'payment.continued' })}
    >
      {text.goOn}
    </Button>
  );
  const toOrder = (
    <ToOrder primary={!canCheckAgain && !isOpen && orderNo !== null} orderNo={orderNo} onGo={onGo} />
  );
  const giveUp = (
    <Button kind="danger" block onPress={() => send({ type: 'payment.givenUp' })}>
      {cancelFailed ? text.cancelAgain : text.cancelThis}
    </Button>
  );
  const close = (
    <Button
      kind={!canCheckAgain && orderNo === null ? 'primary' : 'secondary'}
      block
      onPress={() => send({ type: 'payment.closed' })}
    >
      {text.close}
    </Button>
  );
  if (!isOpen)
    return (
      <div className="payment-buttons">
        {canCheckAgain ? check : null}
        <div className="payment-two">
          {close}
          {toOrder}
        </div>
      </div>
    );
  return (
    <div className="payment-buttons">
      {canCheckAgain ? check : goOn}
      <div className="payment-two">
        {canCheckAgain && !cancelFailed ? goOn : toOrder}
        {giveUp}
      </div>
    </div>
  );
}

/** How a payment ended: paid, or why not, and what can be done. */
export function Finished(props: FinishedProps): ReactElement {
  const { status, send } = props;
  const { outcome, title, text: message, hint, isOpen, openUntil } = status;
  if (outcome === 1) return <Success {...props} />;
  return (
    <PaymentPart
      title={title}
      urgent={!isOpen}
      outcome={outcome}
      before={
        <span className={isOpen ? 'payment-sign' : 'payment-sign payment-bad'}>
          <RowIcon name={outcome === 3 ? 'slash' : isOpen ? 'clock' : 'warning'} />
        </span>
      }
      onDismiss={openUntil === null ? undefined : () => send({ type: 'payment.closed' })}
    >
      <p className="payment-text">
        {message === title ? null : <span className="payment-line">{sentence(message)}</span>}
        {hint === null ? null : <span className="payment-line">{hint}</span>}
        {openUntil === null ? null : <span className="payment-line">{text.open(openUntil)}</span>}
      </p>
      <PaidThing {...status} />
      <Ways {...props} />
    </PaymentPart>
  );
}
