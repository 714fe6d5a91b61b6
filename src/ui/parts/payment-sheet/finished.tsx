import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../application/payment/status';
import type { PaymentPress } from '../../app/payment-flow';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Price } from '../price/price';
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
  const { title, text: told, hint, amount, goodsName, orderNo } = status;
  return (
    <PaymentPart
      title={title}
      before={
        <span className="payment-sign payment-good">
          <Icon name="check" />
        </span>
      }
    >
      <p className="payment-sum">
        <Price of={amount} size="great" />
      </p>
      {told === title && hint === null ? null : (
        <p className="payment-text">
          {told === title ? '' : told}
          {hint}
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
const sentence = (told: string): string => (/[。？.?\uff01]$/.test(told) ? told : `${told}。`);

/** What can be done while its money may be under way: no other payment begins before (PAY-06). */
function Open({ status, send }: Pick<FinishedProps, 'status' | 'send'>): ReactElement {
  const { canCheckAgain, cancelFailed } = status;
  const goOn = (
    <Button
      kind={canCheckAgain ? 'secondary' : 'primary'}
      block
      onPress={() => send({ type: 'payment.continued' })}
    >
      {text.goOn}
    </Button>
  );
  return (
    <div className="payment-two">
      {cancelFailed ? null : goOn}
      <Button block onPress={() => send({ type: 'payment.givenUp' })}>
        {cancelFailed ? text.cancelAgain : text.cancelThis}
      </Button>
    </div>
  );
}

/** How a payment ended: paid, or why not, and what can be done. */
export function Finished(props: FinishedProps): ReactElement {
  const { status, send, onGo } = props;
  const { outcome, title, text: told, hint, canCheckAgain, openUntil, orderNo } = status;
  if (outcome === 1) return <Success {...props} />;
  const hasAnswer = canCheckAgain || openUntil !== null;
  return (
    <PaymentPart
      title={title}
      urgent
      before={
        <span className={outcome === 3 ? 'payment-sign' : 'payment-sign payment-bad'}>
          <Icon name={outcome === 3 ? 'slash' : 'warning'} />
        </span>
      }
    >
      <p className="payment-text">
        {told === title ? null : <span className="payment-line">{sentence(told)}</span>}
        {hint === null ? null : <span className="payment-line">{hint}</span>}
        {openUntil === null ? null : <span className="payment-line">{text.open(openUntil)}</span>}
        <span className="payment-line payment-code">{text.code(outcome)}</span>
      </p>
      <PaidThing {...status} />
      <div className="payment-buttons">
        {canCheckAgain ? (
          <Button kind="primary" block onPress={() => send({ type: 'payment.checkAgain' })}>
            {text.checkAgain}
          </Button>
        ) : null}
        {openUntil === null ? null : <Open status={status} send={send} />}
        <div className="payment-two">
          <ToOrder orderNo={orderNo} onGo={onGo} />
          <Button
            kind={hasAnswer ? 'secondary' : 'primary'}
            block
            onPress={() => send({ type: 'payment.closed' })}
          >
            {text.close}
          </Button>
        </div>
      </div>
    </PaymentPart>
  );
}
