import type { ReactElement } from 'react';
import { ticketGoods } from '../../../../contract/order/goods';
import type { Ticket } from '../../../../contract/ticket/ticket';
import { orderAddress } from '../../../domain/order/order-address';
import { registerAddress } from '../../../domain/ticket/register-address';
import { usePayment } from '../../frame/context/use-payment';
import { useCapabilities } from '../../frame/context/use-capabilities';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Price } from '../../kit/display/price/price';
import { ticketText as text } from './text';
import './style.css';

export interface ToPayProps {
  readonly of: Pick<
    Ticket,
    | 'conferenceId'
    | 'registrationId'
    | 'conferenceTitle'
    | 'orderNo'
    | 'orderAmount'
    | 'payBy'
    | 'orderTickets'
  >;
  /** The present, minute by minute: the hold ends while the page is open. */
  readonly now: number;
}

/** The order of held places: what it costs, until when, and the one payment (PAY-05). */
export function ToPay({ of, now }: ToPayProps): ReactElement | null {
  const { conferenceId, registrationId, conferenceTitle, orderNo, orderAmount, orderTickets, payBy } = of;
  const payment = usePayment();
  const paysHere = useCapabilities().payment !== 'none';
  if (orderNo === null || payBy === null) return null;
  if (now >= payBy)
    return (
      <section className="ticket-pay" aria-label={text.pay}>
        <p role="status">{text.holdOver}</p>
        <ButtonLink kind="primary" block to={registerAddress(conferenceId)}>
          {text.again}
        </ButtonLink>
        <ButtonLink block to={orderAddress(orderNo)}>
          {text.toOrder}
        </ButtonLink>
      </section>
    );
  const pay = (): void =>
    payment.send({
      type: 'payment.requested',
      asked: {
        kind: 'order',
        orderNo,
        payBy,
        goodsId: ticketGoods(registrationId),
        goodsName: `${conferenceTitle} × ${orderTickets}`,
        amount: orderAmount,
      },
    });
  return (
    <section className="ticket-pay" aria-label={text.pay}>
      <Price of={orderAmount} size="great" />
      <p role="status">{text.payBy(payBy)}</p>
      {paysHere ? (
        <Button kind="primary" block busy={payment.status.kind === 'working'} onPress={pay}>
          {text.pay}
        </Button>
      ) : (
        <p className="muted">{text.cannotPay}</p>
      )}
      <ButtonLink kind={paysHere ? 'secondary' : 'primary'} block to={orderAddress(orderNo)}>
        {paysHere ? text.toOrder : text.howToPay}
      </ButtonLink>
    </section>
  );
}
