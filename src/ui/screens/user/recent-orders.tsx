import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Page } from '../../../domain/page/page';
import { yuanText } from '../../../domain/order/yuan-text';
import { listedSum } from '../../../domain/order/order-money';
import type { Order } from '../../../../contract/order/order';
import { orderAddress } from '../../../domain/order/order-address';
import { formatDate } from '../../../domain/time/date-format';
import { Button } from '../../kit/action/button/button';
import { Icon } from '../../kit/display/icon/icon';
import { OrderStateTag } from '../../features/payment/order-state/order-state-tag';
import { Panel } from '../../kit/display/panel/panel';
import { partsText } from '../../kit/text';
import { userText as text } from './text';

const most = 3;

const toAll = (
  <Link className="me-all" to="/pay">
    {text.recent.all}
    <Icon name="forward" size={16} />
  </Link>
);

export interface RecentOrdersProps {
  readonly status: ResourceStatus<Page<Order>>;
  readonly onReload: () => void;
}

/** The newest orders, on a desktop; nothing where there is none. */
export function RecentOrders({ status: { value, phase }, onReload }: RecentOrdersProps): ReactElement | null {
  const orders = value?.items ?? [];
  if (value === null && phase !== 'loading')
    return (
      <Panel title={text.recent.title} className="me-recent" aside={toAll}>
        <div className="figures-failed" role="alert">
          <p>{text.recent.failed}</p>
          <Button small onPress={onReload}>
            {partsText.reload}
          </Button>
        </div>
      </Panel>
    );
  if (orders.length === 0) return null;
  const { goods, orderNo, createdAt, amount, state } = text.recent;
  return (
    <Panel title={text.recent.title} className="me-recent" aside={toAll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{goods}</th>
            <th scope="col">{orderNo}</th>
            <th scope="col">{createdAt}</th>
            <th scope="col" className="number">
              {amount}
            </th>
            <th scope="col">{state}</th>
          </tr>
        </thead>
        <tbody>
          {orders
            .slice(0, most)
            .map((order) => ({ order, ...listedSum(order) }))
            .map(({ order, sum, partRefund }) => (
              <tr key={order.orderNo}>
                <td>
                  <Link to={orderAddress(order.orderNo)}>{order.goodsName}</Link>
                </td>
                <td className="muted" translate="no">
                  {order.orderNo}
                </td>
                <td className="muted">{formatDate(order.createdAt, 'MM-dd HH:mm')}</td>
                <td className="number">
                  {yuanText(sum)}
                  {partRefund === null ? null : <span className="muted me-part">{partRefund}</span>}
                </td>
                <td>
                  <OrderStateTag state={order.state} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Panel>
  );
}
