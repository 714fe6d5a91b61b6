import { formatDate } from '../../../../domain/time/date-format';

const clock = (time: number): string => formatDate(time, 'HH:mm');

/** The texts over the page during a payment. */
export const paymentSheetText = {
  name: '支付',
  working: '请不要关闭页面，也不要重复支付。',
  ask: '您在微信里完成支付了吗？',
  askText: (until: number): string =>
    `我们会向支付方核对结果，以核对为准。订单保留到 ${clock(until)}，不会重复扣款。点“取消”只关闭本提示，订单不会取消。`,
  interrupted: '支付还没有完成',
  interruptedText: (until: number): string =>
    `有一笔支付还没有结果：可能中断了，也可能正在另一个窗口进行。它保留到 ${clock(until)}，继续支付不会重复扣款。`,
  confirmed: '已完成支付',
  again: '重新支付',
  resume: '继续支付',
  cancel: '取消',
  blocked: '有一笔支付正在进行',
  goOn: '继续支付',
  giveUp: '放弃这笔支付',
  goods: '商品',
  amount: '金额',
  orderNo: '订单号',
  checkAgain: '再次核对',
  cancelAgain: '再次取消',
  cancelThis: '取消这笔支付',
  open: (until: number): string => `结果确定之前不能开始另一笔支付，最晚到 ${clock(until)}。`,
  dismiss: '关闭',
  toRights: '查看会员权益',
  toOrder: '查看订单',
  toOrders: '查看我的订单',
  close: '知道了',
  dropped: '上一笔支付已失效',
} as const;
