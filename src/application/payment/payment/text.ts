import { formatDate } from '../../../domain/time/date-format';
import type { PaymentStep } from './status';

/** What the person reads while something is under way. */
export const stepTexts: Readonly<Record<PaymentStep, string>> = {
  admitting: '正在准备支付',
  checkingGrade: '正在确认购买资格',
  placingOrder: '正在下单',
  obtainingOpenId: '正在确认微信身份',
  preparing: '正在获取支付信息',
  paying: '请在微信中完成支付',
  leaving: '正在前往支付页面',
  checking: '正在查询支付结果',
  cancelling: '正在取消订单',
};

/** The text shown where another payment is not ended. */
export const blockedText = (until: number): string =>
  `同一时间只能进行一笔支付。这一笔保留到 ${formatDate(until, 'HH:mm')}，请先完成或放弃它。`;
