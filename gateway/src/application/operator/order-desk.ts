import { left, right, type Either } from 'fp-ts/Either';
import { yuanText } from '../../domain/order/fen';
import { keptAmount, type Order, type OrderHead } from '../../domain/order/order';
import type { OrderEvent } from '../../domain/order/order-event';
import { refundReason } from '../../domain/order/order-forms';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Orders, StrayCharges } from '../../ports/orders';
import type { ReturnCharges } from '../order/return-charges';
import type { NotifyOfOrders } from '../order/notify-of-orders';

export interface OrderDeskNeeds {
  readonly orders: Pick<Orders, 'inState' | 'withOpenInvoice' | 'move'>;
  readonly strays: Pick<StrayCharges, 'list'>;
  readonly accounts: Accounts;
  readonly returnCharges: ReturnCharges;
  readonly notifyOfOrders: NotifyOfOrders;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about orders (OPS-06, PAY-16); each answers lines for the terminal. */
export interface OrderDesk {
  readonly refunds: () => Line;
  readonly approveRefund: (orderNo: string) => Line;
  readonly rejectRefund: (orderNo: string, reason: string) => Line;
  readonly invoices: () => Line;
  readonly issueInvoice: (orderNo: string) => Line;
  /** Notes that the red-letter invoice (红字发票) of a refunded order is issued. */
  readonly reverseInvoice: (orderNo: string) => Line;
  /** Charges that are no order's. */
  readonly strays: () => Line;
}

/** The task of the operator about an invoice. */
const invoiceTask = (order: Order): string => {
  if (order.invoice?.reversalDueAt === null) return '待开具';
  return order.refund?.amount === null
    ? '已退款，待开红字发票'
    : `已部分退款，待开红字发票，另开 ${yuanText(keptAmount(order))} 元`;
};

const strayWords = { unknownOrder: '没有这个订单', wrongAmount: '金额与订单不符' } as const;

export const makeOrderDesk = ({
  orders,
  strays,
  accounts,
  returnCharges,
  notifyOfOrders,
  clock,
}: OrderDeskNeeds): OrderDesk => {
  const lineOf = async (order: Order, more: string): Promise<string> => {
    const { orderNo, accountId, goodsName } = order;
    const phone = (await accounts.byId(accountId))?.phone ?? accountId;
    return [
      orderNo,
      phone,
      goodsName,
      `${yuanText(order.invoice?.reversalDueAt === null ? keptAmount(order) : order.amount)} 元`,
      more,
    ].join('  ');
  };

  const listed = async (list: readonly Order[], empty: string, more: (order: Order) => string): Line => {
    if (list.length === 0) return right(empty);
    return right((await Promise.all(list.map((order) => lineOf(order, more(order))))).join('\n'));
  };

  const moved = async (orderNo: string, event: OrderEvent): Promise<Either<string, OrderHead>> => {
    const result = await orders.move(orderNo, event, clock.now());
    if (result === null) return left(`没有订单 ${orderNo}`);
    return result._tag === 'Left' ? left(`${orderNo}：${result.left.text}`) : right(result.right.order);
  };

  return {
    refunds: async () =>
      listed(await orders.inState('refunding'), '没有待处理的退款', ({ refund }) =>
        refund === null ? '' : `${beijingTime(refund.askedAt)}  ${refund.reason.replaceAll(/\s+/g, ' ')}`,
      ),
    approveRefund: async (orderNo) => {
      const order = await moved(orderNo, { kind: 'refundApproved' });
      if (order._tag === 'Left') return order;
      await returnCharges();
      await notifyOfOrders();
      return right(`${orderNo} 已退款 ${yuanText(order.right.amount)} 元`);
    },
    rejectRefund: async (orderNo, text) => {
      const reason = refundReason(text);
      if (reason._tag === 'Left') return left('请写明不通过的原因（2 至 200 字）');
      const order = await moved(orderNo, { kind: 'refundRejected', reason: reason.right });
      if (order._tag === 'Left') return order;
      await notifyOfOrders();
      return right(`${orderNo} 的退款未通过：${reason.right}`);
    },
    invoices: async () =>
      listed(await orders.withOpenInvoice(), '没有待开具的发票', (order) => {
        const { invoice } = order;
        return invoice === null
          ? ''
          : [invoiceTask(order), invoice.title, invoice.taxNumber, invoice.email].filter(Boolean).join('  ');
      }),
    issueInvoice: async (orderNo) => {
      const order = await moved(orderNo, { kind: 'invoiceIssued' });
      if (order._tag === 'Left') return order;
      const email = order.right.invoice?.email ?? '';
      await notifyOfOrders();
      return right(`${orderNo} 的发票已开具，发送到 ${email}`);
    },
    reverseInvoice: async (orderNo) => {
      const order = await moved(orderNo, { kind: 'invoiceReversed' });
      if (order._tag === 'Left') return order;
      const email = order.right.invoice?.email ?? '';
      await notifyOfOrders();
      return right(`${orderNo} 的红字发票已开具，发送到 ${email}`);
    },
    strays: async () => {
      const list = await strays.list();
      if (list.length === 0) return right('没有对不上订单的付款');
      const lines = list.map(({ chargeId, orderNo, amount, paidAt, why }) =>
        [chargeId, orderNo, `${yuanText(amount)} 元`, beijingTime(paidAt), strayWords[why]].join('  '),
      );
      return right(lines.join('\n'));
    },
  };
};
