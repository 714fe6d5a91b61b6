import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Order } from '../../../../contract/order/order';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { OrderPage, type OrderPageProps } from './order-page';
import { orderDetailText as text } from './text';
import './style.css';

export interface OrderDetailViewProps extends Omit<OrderPageProps, 'order'> {
  readonly status: ResourceStatus<Order>;
  readonly onReload: () => void;
}

export function OrderDetailView({ status, onReload, ...page }: OrderDetailViewProps): ReactElement {
  const { phase, value, failure } = status;
  if (phase === 'ready' && value !== null)
    return (
      <>
        <EarlierNotice status={status} now={page.now} />
        <OrderPage {...page} order={value} />
      </>
    );
  if (phase === 'loading') return <PageBones shape="order" />;
  if (phase === 'failed') return <FailedPanel title={text.failed} failure={failure} onReload={onReload} />;
  return (
    <StatePanel picture="empty" title={text.notFound} text={text.notFoundText}>
      <ButtonLink kind="primary" to="/pay">
        {text.toList}
      </ButtonLink>
    </StatePanel>
  );
}
