import type { OrderState } from '../../../../contract/order/order-state';
import type { OrderStateFilter } from '../../../domain/order/order-state';

const filters: Readonly<Record<OrderStateFilter, string>> = {
  all: '全部',
  toPay: '待支付',
  paid: '已支付',
  refund: '退款',
  closed: '已关闭',
};

const empty: Readonly<Record<OrderStateFilter, { readonly title: string; readonly text: string }>> = {
  all: { title: '还没有订单', text: '开通会员后，订单、退款和发票都在这里查看。' },
  toPay: { title: '没有待支付的订单', text: '下单后请在 30 分钟内完成支付，逾期订单会自动关闭。' },
  paid: { title: '没有已支付的订单', text: '支付成功的订单会出现在这里，可以申请发票或退款。' },
  refund: { title: '没有退款', text: '申请退款后，审核和到账的进度会出现在这里。' },
  closed: { title: '没有已关闭的订单', text: '取消的订单和逾期未付的订单会出现在这里。' },
};

const next: Readonly<Record<OrderState, string>> = {
  created: '去支付',
  paying: '去支付',
  paid: '查看订单',
  cancelled: '查看订单',
  expired: '查看订单',
  refunding: '查看进度',
  refunded: '查看订单',
};

/** What the list of orders says. */
export const orderListText = {
  title: '我的订单',
  list: '订单列表',
  filters,
  filterNames: '按状态查看',
  empty,
  next,
  orderNo: '订单号',
  /** The columns on a desktop. */
  heads: ['商品', '订单号与下单时间', '金额', '状态', '下一步'],
  payBy: (time: string): string => `请在 ${time} 前支付`,
  toPlans: '查看会员套餐',
  toAll: '查看全部订单',
  failed: '订单没有加载出来',
  moreFailed: '后面的订单没有加载出来',
} as const;
