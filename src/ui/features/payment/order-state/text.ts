import type { OrderState } from '../../../../../contract/order/order-state';

/** How far an order is, in a word. */
export const orderStateText: Readonly<Record<OrderState, string>> = {
  created: '待支付',
  paying: '待支付',
  paid: '已支付',
  cancelled: '已取消',
  expired: '已过期',
  refunding: '退款审核中',
  refunded: '已退款',
};
