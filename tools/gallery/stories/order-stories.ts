import { orderDetailText as words } from '../../../src/ui/screens/order-detail/text';
import { answered, failing, never } from '../scene/answers';
import {
  cancelled,
  invoiced,
  late,
  long,
  order,
  orders,
  ordersOf,
  paid,
  paying,
  paidTickets,
  partRefunded,
  refunded,
  refunding,
} from './orders';
import type { Act, Story } from './story';
import { asMember, network, timeout } from './words';

const list = '/pay';
const one = '/pay/HP202611200941207356';
const askRefund = `${words.askRefund} ${words.askRefundText}`;
const askInvoice = `${words.askInvoice} ${words.askInvoiceText}`;
const press = (name: string): Act => ({ kind: 'press', name });
const type = (label: string, text: string): Act => ({ kind: 'type', label, text });
const refusedWith = (message: string) => failing({ kind: 'refused', code: 409, message });

/** The list of orders and one order: ready, loading, empty, failed, with long words, and the sheets over it. */
export const orderStories: readonly Story[] = [
  { id: 'orders', title: '我的订单', scene: { ...asMember, address: list } },
  {
    id: 'orders-to-pay',
    title: '我的订单：待支付',
    scene: { ...asMember, address: '/pay?state=toPay', orders: answered(ordersOf([order()], false)) },
  },
  { id: 'orders-loading', title: '我的订单：加载中', scene: { ...asMember, address: list, orders: never } },
  {
    id: 'orders-empty',
    title: '我的订单：还没有订单',
    scene: { ...asMember, address: list, orders: answered(ordersOf([], false)) },
  },
  {
    id: 'orders-empty-refund',
    title: '我的订单：没有退款',
    scene: { ...asMember, address: '/pay?state=refund', orders: answered(ordersOf([], false)) },
  },
  {
    id: 'orders-failed',
    title: '我的订单：没有加载出来',
    scene: { ...asMember, address: list, orders: timeout },
  },
  {
    id: 'orders-more-failed',
    title: '我的订单：后面的没有加载出来',
    scene: { ...asMember, address: list, orders: answered(ordersOf(orders, true)), moreOrders: network },
  },
  {
    id: 'orders-long',
    title: '我的订单：长文字',
    scene: { ...asMember, address: list, orders: answered(ordersOf([long, paid], false)) },
  },
  { id: 'order', title: '订单详情：待支付', scene: { ...asMember, address: one } },
  {
    id: 'order-desk',
    title: '订单详情：手机扫码支付',
    scene: { ...asMember, address: one, paysOnline: false },
  },
  {
    id: 'order-desk-unanswered',
    title: '订单详情：手机扫码支付，暂未查询到结果',
    scene: { ...asMember, address: one, paysOnline: false, orderChecked: network },
  },
  {
    id: 'order-paying',
    title: '订单详情：等待支付结果',
    scene: { ...asMember, address: one, order: answered(paying) },
  },
  {
    id: 'order-paid',
    title: '订单详情：已支付',
    scene: { ...asMember, address: one, order: answered(paid) },
  },
  {
    id: 'order-invoiced',
    title: '订单详情：发票已开具',
    scene: { ...asMember, address: one, order: answered(invoiced) },
  },
  {
    id: 'order-refunding',
    title: '订单详情：退款审核中',
    scene: { ...asMember, address: one, order: answered(refunding) },
  },
  {
    id: 'order-tickets-paid',
    title: '订单：门票，退票退一半',
    scene: { ...asMember, address: one, order: answered(paidTickets) },
  },
  {
    id: 'order-tickets-part-refunded',
    title: '订单：门票，已退一半',
    scene: { ...asMember, address: one, order: answered(partRefunded) },
  },
  {
    id: 'order-refunded',
    title: '订单详情：已退款',
    scene: { ...asMember, address: one, order: answered(refunded) },
  },
  {
    id: 'order-late',
    title: '订单详情：关闭后付款，自动退回',
    scene: { ...asMember, address: one, order: answered(late) },
  },
  {
    id: 'order-cancelled',
    title: '订单详情：已取消',
    scene: { ...asMember, address: one, order: answered(cancelled) },
  },
  {
    id: 'order-long',
    title: '订单详情：长文字',
    scene: { ...asMember, address: one, order: answered(long) },
  },
  {
    id: 'order-offline',
    title: '订单详情：网络不可用',
    scene: { ...asMember, address: one, network: 'gone' },
  },
  { id: 'order-loading', title: '订单详情：加载中', scene: { ...asMember, address: one, order: never } },
  {
    id: 'order-failed',
    title: '订单详情：没有加载出来',
    scene: { ...asMember, address: one, order: network },
  },
  {
    id: 'order-missing',
    title: '订单详情：不存在',
    scene: {
      ...asMember,
      address: one,
      order: failing({ kind: 'refused', code: 404, message: '订单不存在' }),
    },
  },
  {
    id: 'order-cancel',
    title: '订单详情：取消确认',
    scene: { ...asMember, address: one },
    acts: [press('取消订单')],
  },
  {
    id: 'order-cancel-refused',
    title: '订单详情：没有取消成功',
    scene: { ...asMember, address: one, orderAsked: refusedWith('订单已支付，不能取消') },
    acts: [press('取消订单'), press('确认取消')],
  },
  {
    id: 'order-refund-form',
    title: '订单详情：申请退款',
    scene: { ...asMember, address: one, order: answered(paid) },
    acts: [press(askRefund), press('提交申请')],
  },
  {
    id: 'order-invoice-form',
    title: '订单详情：申请发票，填写有误',
    scene: { ...asMember, address: one, order: answered(paid) },
    acts: [
      press(askInvoice),
      type('纳税人识别号', '91310000MA1FL4T92'),
      type('接收邮箱', 'caiwu@'),
      press('提交申请'),
    ],
  },
  {
    id: 'order-invoice-refused',
    title: '订单详情：发票申请没有成功',
    scene: { ...asMember, address: one, order: answered(paid), orderAsked: network },
    acts: [press(askInvoice), press('个人'), type('接收邮箱', 'shen@hengtai.example'), press('提交申请')],
  },
];
