import { copying } from '../application/kit/copying/definition';
import { orderFlows } from '../application/payment/order-detail/definition';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { OrderDetailScreen } from '../ui/screens/order-detail/screen';
import { orderDetailText } from '../ui/screens/order-detail/text';

/** One order: seen, paid, cancelled, its money asked back, an invoice asked for (PAY-15, PAY-16). */
export default {
  ...memberPage({
    frame: { title: orderDetailText.title, shape: 'order' },
    pays: true,
    flows: (ports: PagePorts, { params: { orderNo = '' } }: Where, { userId, company }: User) => {
      const { detail, cancel, refund, invoice, following } = orderFlows(ports);
      const title = company ?? '';
      return {
        order: flow(detail, { input: orderNo }),
        cancel: flow(cancel, undefined),
        refund: flow(refund, { given: { orderNo, refundNow: null }, userId, initial: { reason: '' } }),
        invoice: flow(invoice, {
          given: { orderNo },
          userId,
          initial: { kind: 'company', title, taxNumber: '', email: '' },
        }),
        following: offered(following),
        copying: offered(copying(ports)),
      };
    },
    screen: OrderDetailScreen,
  }),
  detail: { ...orderDetailText, list: '/pay' },
};
