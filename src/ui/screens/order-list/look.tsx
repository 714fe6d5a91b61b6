import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../../contract/order/order';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { filterNamed, orderStateFilters, type OrderStateFilter } from '../../../domain/order/order-state';
import { ButtonLink } from '../../kit/action/button/button-link';
import { useListing } from '../../features/list/endless-list/use-listing';
import type { ListLook } from '../../features/page/list-page';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { OrderRow } from './order-row';
import { orderListText as text } from './text';
import './style.css';

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

/** A user's orders, the newest first; which ones, the address says (PAY-15). */
export const orderListLook: ListLook<Order, { readonly list: ActorRefFrom<ListingMachine<Order>> }> = {
  className: 'orders',
  text,
  skeleton: bones,
  useParts: ({ list }, { search }, now) => {
    const filter = filterNamed(new URLSearchParams(search).get('state'));
    return {
      list: useListing(list),
      head: <FilterTabs label={text.filterNames} tabs={tabsOf(filter)} />,
      empty: (
        <StatePanel picture="empty" {...text.empty[filter]}>
          {filter === 'all' ? (
            <ButtonLink kind="primary" to="/member/pay">
              {text.toPlans}
            </ButtonLink>
          ) : (
            <ButtonLink to="/pay">{text.toAll}</ButtonLink>
          )}
        </StatePanel>
      ),
      rows: (orders) => (
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
      ),
    };
  },
};
