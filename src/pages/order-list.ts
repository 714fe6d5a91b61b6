import { defaultPageSize } from '../../contract/rules/page-size';
import { ownOrders } from '../application/payment/order-list/definition';
import { filterNamed } from '../domain/order/order-state';
import type { PagePorts } from '../ports/page-ports';
import { listPage } from '../ui/features/page/list-page';
import { flow } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { orderListLook } from '../ui/screens/order-list/look';

const filterOf = ({ search }: Where) => filterNamed(new URLSearchParams(search).get('state'));

/** One's orders, the newest first; which ones, the address says (PAY-15). */
export default listPage({
  pays: true,
  key: filterOf,
  flows: (ports: PagePorts, where: Where) => ({
    list: flow(ownOrders(ports, filterOf(where)), { pageSize: defaultPageSize }),
  }),
  ...orderListLook,
});
