import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/resource/status';
import type { Order } from '../../../../contract/order/order';
import { ButtonLink } from '../../parts/button/button-link';
import { EarlierNotice } from '../../parts/notice-bar/earlier-notice';
import { PageBones } from '../../parts/skeleton/page-bones';
import { FailedPanel } from '../../parts/state-panel/failed-panel';
import { StatePanel } from '../../parts/state-panel/state-panel';
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
