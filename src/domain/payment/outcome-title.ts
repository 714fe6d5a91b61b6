import { outcomeRows, type OutcomeCode, type PaymentCause, type PaymentOutcome } from './outcome';

/** The headings of the result, by code. */
export const outcomeTitles: Readonly<Record<OutcomeCode, string>> = {
  1: '支付成功',
  2: '支付结果未知',
  3: '已取消支付',
  4: '支付检查失败',
  5: '无法发起支付',
  6: '无法发起支付',
  7: '当前环境不支持支付',
  8: '支付未完成',
  9: '下单未完成',
  10: '支付进行中',
};

/** The headings of results that share their code with others. */
const titlesOfCauses: Partial<Readonly<Record<PaymentCause, string>>> = {
  cancelUnconfirmed: '取消未确认',
  // The money may still arrive: the check has found nothing yet.
  checkRefused: '尚未查到付款',
  orderClosed: '订单已关闭',
  environmentUnsupported: outcomeRows.environmentUnsupported.text,
  inProgress: outcomeRows.inProgress.text,
  // The order is unknown, or it exists: neither result is called a failed order.
  orderUnanswered: '下单未确认',
  leftForCashier: outcomeRows.leftForCashier.text,
  intentNotKept: outcomeTitles[5],
  notLoggedIn: outcomeTitles[5],
  handledElsewhere: outcomeRows.handledElsewhere.text,
};

/** The heading of the result. */
export const outcomeTitle = ({ code, cause }: Pick<PaymentOutcome, 'code' | 'cause'>): string =>
  titlesOfCauses[cause] ?? outcomeTitles[code];
