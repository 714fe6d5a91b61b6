import type { Order } from '../../../../contract/order/order';
import type { RefundNow } from '../../../../contract/order/refund-now';
import type { OrderState } from '../../../../contract/order/order-state';
import { refundNowText } from '../../../domain/order/order-money';
import type { TimelineEntry, TimelineKind } from '../../../domain/order/order-timeline';
import type { OrderEnd } from '../../../domain/order/what-is-possible';
import { formatDate } from '../../../domain/time/date-format';
import { termDay } from '../../../domain/time/term-day';
import { readerClock } from '../../../domain/time/date-fields';

const minute = 'yyyy-MM-dd HH:mm';

const steps: Readonly<Record<TimelineKind, string>> = {
  created: '订单已创建',
  paying: '已前往微信支付',
  paid: '支付成功',
  opened: '会员权益已开通',
  opensLater: '会员权益顺延生效',
  rightsClosed: '会员权益已关闭',
  cancelled: '订单已取消',
  overtaken: '同一套餐的另一笔订单已支付，本订单已关闭',
  expired: '超过支付时间，订单已关闭',
  refundAsked: '已申请退款',
  refundRejected: '退款申请未通过',
  refunded: '款项已原路退回',
  latePaid: '订单关闭后收到付款',
  paidAgain: '收到重复的付款',
  returnedAgain: '重复的付款已原路退回',
  invoiceAsked: '已申请发票',
  invoiceIssued: '发票已开具',
  invoiceClosed: '已退款，发票不再开具',
  reversalDue: '已退款，原发票待冲红',
  invoiceReversed: '红字发票已开具，原发票已冲红',
  toPay: '等待支付',
  overdue: '支付时间已过',
  toConfirm: '等待支付结果',
  toOpen: '权益立即生效；续费的，有效期顺延',
  toAdmit: '门票立即生效',
  ticketsReturned: '门票已退，入场码已失效',
  toDecide: '平台审核退款申请',
  toRefund: '款项原路退回',
};

const sums: Readonly<Record<OrderState, string>> = {
  created: '应付金额',
  paying: '应付金额',
  paid: '实付金额',
  cancelled: '订单金额',
  expired: '订单金额',
  refunding: '实付金额',
  refunded: '退款金额',
};

const whenOf = ({ kind, at }: TimelineEntry): string | null => {
  if (at === null) return null;
  switch (kind) {
    case 'toPay':
    case 'toConfirm':
      return `请在 ${formatDate(at, 'HH:mm')} 前完成，逾期订单自动关闭。`;
    case 'overdue':
      return '订单即将关闭，请刷新查看。';
    case 'opensLater':
      return `自 ${formatDate(at, minute)} 起，接在当前有效期之后`;
    case 'toDecide':
      return `预计 ${formatDate(at, minute)} 前答复`;
    default:
      return formatDate(at);
  }
};

const ends: Readonly<Record<OrderEnd['kind'], { readonly title: string; readonly text: string }>> = {
  cancelled: { title: '订单已取消', text: '没有扣款。需要时可以重新下单。' },
  overtaken: {
    title: '订单已关闭',
    text: '同一套餐的另一笔订单已经支付，本订单没有扣款。权益以已支付的订单为准。',
  },
  expired: { title: '订单已过期', text: '超过支付时间，订单自动关闭，没有扣款。需要时可以重新下单。' },
  refunded: {
    title: '订单已退款',
    text: '款项已原路退回，一般在 7 个工作日内到账；会员权益已关闭。需要时可以重新下单。',
  },
  latePaid: {
    title: '款项已退回',
    text: '付款在订单关闭后到账，已原路退回，一般在 7 个工作日内到账。需要时可以重新下单。',
  },
};

/** What the page of one order says. */
export const orderDetailText = {
  title: '订单详情',
  sums,
  goods: '商品',
  orderNo: '订单号',
  createdAt: '下单时间',
  paidAt: '支付时间',
  closedAt: '关闭时间',
  payment: '支付方式',
  wechat: '微信支付',
  term: '会员有效期',
  termOf: ({ from, until }: NonNullable<Order['membership']>, state: OrderState): string =>
    state === 'refunded'
      ? `已于 ${termDay(until, readerClock)} 终止`
      : `${termDay(from, readerClock)} 至 ${termDay(until, readerClock)}`,
  ends,
  endedAt: (time: number): string => formatDate(time, minute),
  pay: '立即支付',
  howToPay: '如何支付',
  payBy: (time: number): string => `请在 ${formatDate(time, 'HH:mm')} 前完成支付，逾期订单自动关闭。`,
  cannotPay:
    '当前环境不支持在线支付。请使用琥珀并购应用，或在手机浏览器、微信中登录同一账号，打开“我的订单”继续支付。',
  again: '重新下单',
  toRights: '查看会员权益',
  /** What differs for the tickets of a conference. */
  tickets: {
    toTickets: '我的会议',
    refunded: '款项已原路退回，一般在 7 个工作日内到账；门票已失效。需要时可以重新报名。',
    askRefund: (refund: RefundNow | null): string =>
      [
        ...(refund === null ? [] : [refundNowText(refund)]),
        '按票种的退票规则即时办理，订单内的门票一起退，款项原路退回。',
      ].join('。'),
    reasons: ['行程有变', '会议安排有调整', '重复报名'],
  },
  progress: '进度',
  steps,
  whenOf,
  refund: '退款',
  refundReason: '退款原因',
  refundAskedAt: '申请时间',
  refundExpectedAt: '预计答复',
  refundDecidedAt: '处理时间',
  refundNote: '处理说明',
  refundAmount: '退款金额',
  invoice: '发票',
  invoiceStates: {
    asked: '开具中',
    issued: '已开具',
    closed: '已退款，不再开具',
    toReverse: '已退款，待开具红字发票',
    reversed: '已退款，已开具红字发票冲红',
  },
  invoiceNotes: {
    asked: null,
    issued: null,
    closed: null,
    toReverse: '原发票将冲红，请不要用于报销或抵扣。红字发票开具后发送到接收邮箱。',
    reversed: '原发票已冲红，不能再用于报销或抵扣。',
  },
  /** The same where only a part of the money went back. */
  partNotes: {
    asked: '按未退回的金额开具。',
    issued: '按未退回的金额开具。',
    closed: null,
    toReverse: '原发票将冲红，请不要用于报销或抵扣。未退回的金额另开发票，随红字发票发送到接收邮箱。',
    reversed: '原发票已冲红，不能再用于报销或抵扣；未退回的金额已另开发票。',
  },
  invoiceNote: '说明',
  invoicePaused: '退款审核中，暂不开具',
  invoiceState: '状态',
  invoiceKind: '抬头类型',
  invoiceKinds: { company: '企业', personal: '个人' },
  invoiceTitle: '发票抬头',
  invoiceTax: '纳税人识别号',
  invoiceEmail: '接收邮箱',
  after: '售后',
  askInvoice: '申请发票',
  askInvoiceText: '电子普通发票，3 个工作日内发送到邮箱。',
  askRefund: '申请退款',
  askRefundText: '审核通过后，款项原路退回。',
  cancel: {
    open: '取消订单',
    title: '取消后不能再支付这笔订单',
    text: '订单随即关闭。需要时可以重新下单。',
    keep: '暂不取消',
    confirm: '确认取消',
    cancelling: '正在取消',
  },
  refundForm: {
    title: '申请退款',
    lead: '退款审核通过后，款项原路退回，会员权益同时关闭。',
    label: '退款原因',
    hint: '请说明具体情况，便于我们尽快处理',
    quick: '常见原因',
    reasons: ['选错了套餐', '公司已统一采购', '权益与预期不符'],
    submit: '提交申请',
    submitting: '正在提交',
  },
  invoiceForm: {
    title: '申请发票',
    lead: '开具电子普通发票，金额为实付金额，内容为信息服务费。',
    kind: '抬头类型',
    titleLabels: { company: '公司全称', personal: '发票抬头' },
    titleHints: { company: '请填写营业执照上的全称', personal: '请填写姓名' },
    tax: '纳税人识别号',
    taxHint: '统一社会信用代码，18 位',
    email: '接收邮箱',
    emailHint: '发票开具后发送到这里',
    submit: '提交申请',
    submitting: '正在提交',
  },
  notFound: '订单不存在',
  notFoundText: '订单号有误，或不是您的订单。',
  toList: '返回我的订单',
  failed: '订单没有加载出来',
} as const;
