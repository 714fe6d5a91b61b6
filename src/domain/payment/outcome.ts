/** How a payment ends, as the ten codes of product.md §8. */
export type OutcomeCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The text for the person, and its code; one row for each cause (PAY-02). */
interface OutcomeRow {
  readonly code: OutcomeCode;
  /** Shown where there is no better text: a server's own message comes before it. */
  readonly text: string;
  /** What the person can do next; null where the text says it all. */
  readonly hint: string | null;
}

const orderStays = '订单已为您保留，可以在“我的订单”中继续支付。';
const useApp = '请使用琥珀并购应用，或在手机浏览器、微信中打开本页支付。';

/** Every cause by which a payment ends, with its code and its words. Source: product.md §8, PAY-02 … PAY-14. */
export const outcomeRows = {
  paid: { code: 1, text: '支付成功', hint: null },
  checkUnanswered: {
    code: 2,
    text: '暂未查询到支付结果',
    hint: '请稍后再查一次；如果已经付款，订单会自动更新，不会重复扣款。',
  },
  checkUnansweredLate: {
    code: 2,
    text: '暂未查询到支付结果',
    hint: '支付时限已过。如果已经付款，订单会自动更新，或原路退回。',
  },
  cancelledByPerson: { code: 3, text: '已取消支付', hint: null },
  cancelledUnordered: {
    code: 3,
    text: '已取消支付',
    hint: '没有扣款；如果已经下单，订单会在“我的订单”中保留到期限。',
  },
  cancelledAtCashier: { code: 3, text: '已取消支付', hint: orderStays },
  cancelledAtReturn: { code: 3, text: '已取消支付，订单已保留', hint: orderStays },
  cancelUnconfirmed: {
    code: 3,
    text: '暂未确认订单已取消',
    hint: '请再取消一次；订单到期会自动关闭，如果已经付款，会显示为已支付或原路退回。',
  },
  checkRefused: {
    code: 4,
    text: '支付检查失败',
    hint: '暂未查询到支付结果。如果已经付款，到账可能需要片刻，请稍后再查一次，不要重复支付。',
  },
  orderClosed: { code: 4, text: '订单已关闭', hint: '如果已经付款，款项会自动原路退回。' },
  dataIncomplete: { code: 5, text: '支付数据格式错误', hint: orderStays },
  prepayRefused: { code: 5, text: '支付数据格式错误', hint: orderStays },
  orderNotPayable: { code: 5, text: '订单不能支付', hint: null },
  openIdMissing: { code: 5, text: '获取openId失败', hint: orderStays },
  appNotInstalled: { code: 5, text: '未安装微信，请先安装微信后再试', hint: orderStays },
  appIdMissing: { code: 5, text: '支付数据格式错误', hint: orderStays },
  addressNotAllowed: { code: 5, text: '支付地址不安全，已停止打开', hint: orderStays },
  miniProgramPathMissing: { code: 6, text: '小程序支付路径未设置', hint: useApp },
  environmentUnsupported: { code: 7, text: '当前环境不支持在线支付', hint: useApp },
  appTooOld: { code: 7, text: '当前应用版本过低，请升级到最新版本后再试', hint: orderStays },
  cashierNotReached: { code: 8, text: '未能打开支付页面', hint: orderStays },
  deadlinePassed: {
    code: 8,
    text: '支付已超时',
    hint: '如果已经付款，款项会自动原路退回，或在订单中显示为已支付。',
  },
  parametersWrong: { code: 9, text: '下单参数有误，请返回重新选择', hint: null },
  gradeRefused: { code: 9, text: '当前账号不能购买该商品', hint: null },
  gradeUnanswered: { code: 9, text: '暂未确认购买资格，请稍后重试', hint: null },
  notLoggedIn: { code: 9, text: '登录后才能支付', hint: null },
  intentNotKept: {
    code: 9,
    text: '浏览器不允许本站保存支付信息，请在浏览器设置中允许后再试',
    hint: null,
  },
  orderRefused: { code: 9, text: '下单失败', hint: null },
  orderUnanswered: {
    code: 9,
    text: '下单没有得到答复，可能已经下单',
    hint: '还没有扣款；继续支付会用同一笔订单，不会重复下单。',
  },
  leftForCashier: { code: 9, text: '正在前往支付页面', hint: null },
  inProgress: { code: 10, text: '有一笔支付正在进行', hint: '请先完成或放弃它。' },
  handledElsewhere: {
    code: 10,
    text: '这笔支付已在另一个窗口处理',
    hint: '请在“我的订单”中查看结果。',
  },
} as const satisfies Readonly<Record<string, OutcomeRow>>;

/** Why a payment ended. */
export type PaymentCause = keyof typeof outcomeRows;

/** How one payment ended. */
export interface PaymentOutcome {
  readonly code: OutcomeCode;
  readonly cause: PaymentCause;
  readonly text: string;
  readonly hint: string | null;
}

/**
 * The outcome of a cause.
 * @param said the server's own message, where it has one; blank counts as none
 */
export const paymentOutcome = (cause: PaymentCause, said = ''): PaymentOutcome => {
  const { code, text, hint } = outcomeRows[cause];
  return { code, cause, text: said.trim() === '' ? text : said, hint };
};
