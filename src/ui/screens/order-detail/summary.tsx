import type { ReactElement } from 'react';
import type { Order } from '../../../../contract/order/order';
import { orderSum } from '../../../domain/order/order-money';
import { formatDate } from '../../../domain/time/date-format';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import { CopyButton } from '../../features/deal-action/copy-button/copy-button';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { OrderStateTag } from '../../features/payment/order-state/order-state-tag';
import { Price } from '../../kit/display/price/price';
import { orderDetailText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

const row = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);
const moment = (time: number | null): string | null => (time === null ? null : formatDate(time));

/** The sum, how far the order is, and its facts. */
export interface SummaryProps {
  readonly order: Order;
  readonly copying: CopyingMachine;
}

export function Summary({ order, copying }: SummaryProps): ReactElement {
  const { state, goodsName, orderNo, createdAt, paidAt, closedAt, membership } = order;
  return (
    <section className="order-block" aria-label={text.sums[state]}>
      <div className="order-sum">
        <p className="muted">{text.sums[state]}</p>
        <Price of={orderSum(order)} size="great" />
        <OrderStateTag state={state} />
      </div>
      <KeyValues
        rows={[
          { name: text.goods, value: goodsName },
          {
            name: text.orderNo,
            value: (
              <>
                <Verbatim>{orderNo}</Verbatim>
                <CopyButton machine={copying} of={{ text: orderNo }} name={text.orderNo} />
              </>
            ),
          },
          { name: text.createdAt, value: formatDate(createdAt) },
          ...row(text.paidAt, moment(paidAt)),
          ...row(text.closedAt, moment(closedAt)),
          { name: text.payment, value: text.wechat },
          ...row(text.term, membership === null ? null : text.termOf(membership, state)),
        ]}
      />
    </section>
  );
}
