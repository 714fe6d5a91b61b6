import { orderNumber, text } from './argument';
import { command } from './command';

/** Refunds, invoices, and payments that belong to no order. */
export const orderCommands = [
  command({
    name: 'refund.list',
    words: 'review refunds',
    help: '列出待处理的退款',
    summary: 'Lists the pending refunds.',
    arguments: {},
    run: (desk) => desk.orders.refunds(),
  }),
  command({
    name: 'refund.approve',
    words: 'review refund approve',
    help: '通过退款，款项原路退回，会员权益关闭',
    summary: 'Approves a refund. The money returns the way it came, and the membership ends.',
    arguments: { orderNo: orderNumber },
    run: (desk, { orderNo }) => desk.orders.approveRefund(orderNo),
  }),
  command({
    name: 'refund.reject',
    words: 'review refund reject',
    help: '不通过退款，原因会告知用户',
    summary: 'Rejects a refund. The member is notified of the reason.',
    arguments: { orderNo: orderNumber, reason: text('原因', 'the reason') },
    run: (desk, { orderNo, reason }) => desk.orders.rejectRefund(orderNo, reason),
  }),
  command({
    name: 'invoice.list',
    words: 'review invoices',
    help: '列出待开具的发票和待冲红的发票',
    summary: 'Lists the invoices to issue, and the red-letter invoices (红字发票) to issue.',
    arguments: {},
    run: (desk) => desk.orders.invoices(),
  }),
  command({
    name: 'invoice.issue',
    words: 'review invoice issue',
    help: '登记发票已开具，并告知用户',
    summary: 'Records that an invoice is issued, and notifies the member.',
    arguments: { orderNo: orderNumber },
    run: (desk, { orderNo }) => desk.orders.issueInvoice(orderNo),
  }),
  command({
    name: 'invoice.reverse',
    words: 'review invoice reverse',
    help: '登记已退款订单的红字发票已开具，并告知用户',
    summary: 'Records that the red-letter invoice of a refunded order is issued, and notifies the member.',
    arguments: { orderNo: orderNumber },
    run: (desk, { orderNo }) => desk.orders.reverseInvoice(orderNo),
  }),
  command({
    name: 'charge.list',
    words: 'review charges',
    help: '列出对不上订单的付款',
    summary: 'Lists the payments that match no order.',
    arguments: {},
    run: (desk) => desk.orders.strays(),
  }),
];
