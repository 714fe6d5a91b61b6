import type { ReactElement } from 'react';
import type { Order } from '../../../../contract/order/order';
import { orderStateFilters, type OrderStateFilter } from '../../../domain/order/order-state';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EndlessList, type EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { OrderRow } from './order-row';
import { orderListText as text } from './text';
import './style.css';

export interface OrderListViewProps extends EndlessListFlow<Order> {
  readonly filter: OrderStateFilter;
  readonly now: number;
}

const tabsOf = (filter: OrderStateFilter): readonly FilterTab[] =>
  orderStateFilters.map((each) => ({
    to: each === 'all' ? '/pay' : `/pay?state=${each}`,
    word: text.filters[each],
    current: each === filter,
  }));

const bones = (
  <Skeleton times={5}>
    <div className="order-row order-bones">
      <Bone shape="title" />
      <Bone shape="line" />
      <Bone shape="short" />
    </div>
  </Skeleton>
);

const Nothing = ({ filter }: Pick<OrderListViewProps, 'filter'>): ReactElement => (
  <StatePanel picture="empty" {...text.empty[filter]}>
    {filter === 'all' ? (
      <ButtonLink kind="primary" to="/member/pay">
        {text.toPlans}
      </ButtonLink>
    ) : (
      <ButtonLink to="/pay">{text.toAll}</ButtonLink>
    )}
  </StatePanel>
);

export function OrderListView({ filter, now, ...flow }: OrderListViewProps): ReactElement {
  const refresh = <RefreshButton refreshing={flow.status.refreshing} onRefresh={flow.onRefresh} />;
  return (
    <div className="orders">
      <PageBar title={text.title} aside={refresh} />
      <FilterTabs label={text.filterNames} tabs={tabsOf(filter)} />
      <EndlessList {...flow} now={now} words={text} skeleton={bones} empty={<Nothing filter={filter} />}>
        {(orders) => (
          <>
            <p className="order-heads" aria-hidden="true">
              {text.heads.map((head) => (
                <span key={head}>{head}</span>
              ))}
            </p>
            <ul className="order-list" aria-label={text.list}>
              {orders.map((order) => (
                <li key={order.orderNo}>
                  <OrderRow order={order} now={now} />
                </li>
              ))}
            </ul>
          </>
        )}
      </EndlessList>
    </div>
  );
}
