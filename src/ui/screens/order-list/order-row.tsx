import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '../../../../contract/order/order';
import { orderAddress } from '../../../domain/order/order-address';
import { listedSum } from '../../../domain/order/order-money';
import { mayPay } from '../../../domain/order/what-is-possible';
import { formatDate } from '../../../domain/time/date-format';
import { Icon } from '../../kit/display/icon/icon';
import { OrderStateTag } from '../../features/payment/order-state/order-state-tag';
import { Price } from '../../kit/display/price/price';
import { orderListText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

export interface OrderRowProps {
  readonly order: Order;
  readonly now: number;
}

/** One order: what, when, how much, how far, and the next step. */
export function OrderRow({ order, now }: OrderRowProps): ReactElement {
  const { orderNo, goodsName, state, createdAt, payBy } = order;
  const { sum, partRefund } = listedSum(order);
  return (
    <Link className="order-row" to={orderAddress(orderNo)}>
      <span className="order-goods">{goodsName}</span>
      <span className="order-state">
        <OrderStateTag state={state} />
      </span>
      <span className="order-facts">
        <span>
          {text.orderNo} <Verbatim>{orderNo}</Verbatim>
        </span>
        <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt)}</time>
        {partRefund === null ? null : <span>{partRefund}</span>}
      </span>
      <span className="order-amount">
        <Price of={sum} />
      </span>
      <span className="order-next">
        {mayPay(order, now) ? (
          <span className="order-by">{text.payBy(formatDate(payBy, 'HH:mm'))}</span>
        ) : null}
        <span className="order-go">
          {text.next[state]}
          <Icon name="forward" size={16} />
        </span>
      </span>
    </Link>
  );
}
