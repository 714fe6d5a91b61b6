import { ownOrders } from '../application/payment/order-list/definition';
import { filterNamed } from '../domain/order/order-state';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { OrderListScreen } from '../ui/screens/order-list/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

const filterOf = ({ search }: Where) => filterNamed(new URLSearchParams(search).get('state'));

/** One's orders, the newest first; which ones, the address says (PAY-15). */
export default page({
  pays: true,
  key: filterOf,
  flows: (ports: PagePorts, where: Where) => ({
    orders: flow(ownOrders(ports, filterOf(where)), { pageSize: defaultPageSize }),
  }),
  screen: OrderListScreen,
});
