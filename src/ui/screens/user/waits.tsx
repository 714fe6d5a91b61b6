import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceStatus } from '../../../application/resource/status';
import type { Waiting } from '../../../domain/member/what-waits';
import { yuanText } from '../../../domain/order/yuan-text';
import { orderAddress } from '../../../domain/order/order-address';
import type { Order } from '../../../../contract/order/order';
import type { Page } from '../../../domain/page/page';
import { Button } from '../../parts/button/button';
import { Icon } from '../../parts/icon/icon';
import { RowIcon } from '../../parts/icon/row-icon';
import { Panel } from '../../parts/panel/panel';
import { Bone } from '../../parts/skeleton/bone';
import { Skeleton } from '../../parts/skeleton/skeleton';
import { partsText } from '../../parts/text';
import { userText as text } from './text';

export interface WaitsProps {
  readonly waits: readonly Waiting[];
  readonly orders: ResourceStatus<Page<Order>>;
  readonly now: number;
  readonly onReload: () => void;
}

const rowOf = (waiting: Waiting) =>
  waiting.kind === 'pay'
    ? {
        key: waiting.order.orderNo,
        icon: 'receipt' as const,
        title: text.waits.pay(waiting.order.goodsName, yuanText(waiting.order.amount)),
        about: waiting.order.orderNo,
        action: text.waits.toPay,
        to: orderAddress(waiting.order.orderNo),
      }
    : {
        key: waiting.planId,
        icon: 'briefcase' as const,
        title: text.waits.renew(waiting.name),
        about: text.waits.renewText,
        action: text.waits.toRenew,
        to: `/member/pay?plan=${waiting.planId}`,
      };

/** What waits for the member, with the time that is left and one action. */
export function Waits({ waits, orders, now, onReload }: WaitsProps): ReactElement {
  if (orders.value === null && orders.phase === 'loading')
    return (
      <Panel title={text.waits.title} className="me-waits me-waits-none">
        <Skeleton>
          <div className="wait">
            <Bone shape="title" />
          </div>
        </Skeleton>
      </Panel>
    );
  if (orders.value === null)
    return (
      <Panel title={text.waits.title} className="me-waits">
        <div className="figures-failed" role="alert">
          <p>{text.waits.failed}</p>
          <Button small onPress={onReload}>
            {partsText.reload}
          </Button>
        </div>
      </Panel>
    );
  if (waits.length === 0)
    return (
      <Panel title={text.waits.title} className="me-waits me-waits-none">
        <p className="wait-none">{text.waits.none}</p>
      </Panel>
    );
  return (
    <Panel
      title={text.waits.title}
      className="me-waits"
      aside={<span className="muted">{text.waits.many(waits.length)}</span>}
    >
      <ul>
        {waits.map((waiting) => {
          const { key, icon, title, about, action, to } = rowOf(waiting);
          return (
            <li key={key}>
              <Link className="wait" to={to}>
                <RowIcon name={icon} />
                <span className="wait-words">
                  <b>{title}</b>
                  <span>{about}</span>
                </span>
                <span className="wait-left">
                  <Icon name="clock" size={16} />
                  {text.waits.left(waiting.until - now)}
                </span>
                <span className="button button-secondary button-small">{action}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
