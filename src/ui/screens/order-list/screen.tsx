import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'react-router-dom';
import type { Order } from '../../../../contract/order/order';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { filterNamed } from '../../../domain/order/order-state';
import { useFlows } from '../../frame/context/flows';
import { useListing } from '../../features/list/endless-list/use-listing';
import { OrderListView } from './view';

export interface OrderListScreenProps {
  readonly flows: { readonly orders: ActorRefFrom<ListingMachine<Order>> };
}

/** One's orders, the newest first; which ones, the address says (PAY-15). */
export function OrderListScreen({ flows: { orders } }: OrderListScreenProps): ReactElement {
  const { now } = useFlows();
  const { search } = useLocation();
  const { status, onRefresh, onMore, onRetry } = useListing(orders);

  return (
    <OrderListView
      status={status}
      onRefresh={onRefresh}
      onMore={onMore}
      onRetry={onRetry}
      filter={filterNamed(new URLSearchParams(search).get('state'))}
      now={now()}
    />
  );
}
