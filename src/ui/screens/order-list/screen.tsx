import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { filterNamed, type OrderStateFilter } from '../../../domain/order/order-state';
import { useFlows } from '../../app/flows';
import { useListing } from '../../app/use-listing';
import { OrderListView } from './view';

const pageSize = 20;

function OwnOrders({ filter }: { readonly filter: OrderStateFilter }): ReactElement {
  const { app, bundle, now } = useFlows();
  const { status, onRefresh, onMore, onRetry } = useListing(bundle('orders').lists[filter], pageSize);

  return (
    <OrderListView
      status={status}
      onRefresh={onRefresh}
      onMore={onMore}
      onRetry={onRetry}
      filter={filter}
      now={now()}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}

/** One's orders, the newest first; which ones, the address says (PAY-15). */
export default function OrderListScreen(): ReactElement {
  const { search } = useLocation();
  const filter = filterNamed(new URLSearchParams(search).get('state'));
  return <OwnOrders key={filter} filter={filter} />;
}
