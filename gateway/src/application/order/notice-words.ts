import { planOf } from '../../domain/membership/plans';
import { yuanText, type Fen } from '../../domain/order/fen';
import { registrationOf } from '../../../../contract/order/goods';
import type { Invoice, OrderHead } from '../../domain/order/order';
import type { OrderNotice, OrderNoticeKind } from '../../domain/order/order-notice';

interface NoticeWords {
  readonly title: string;
  readonly content: string;
  /** Whether what the member may do has changed with it: a client then asks who its user is again (PAY-17). */
  readonly rightsChanged: boolean;
}

/** The sum that a notice is about, in 元: the part that its detail names, else all. */
const partText = (amount: Fen, part: string): string => yuanText(part === '' ? amount : Number(part));

type Words = (order: OrderHead, detail: string) => NoticeWords;

const planName = ({ goodsId }: OrderHead): string => planOf(goodsId)?.name ?? '会员';

/** What a refund means for the invoice of the order; empty where none was asked for. */
const invoiceAfterRefund = (invoice: Invoice | null): string => {
  if (invoice === null) return '';
  return invoice.issuedAt === null
    ? '您申请的发票不再开具。'
    : '已开具的发票将冲红，请不要用于报销或抵扣；红字发票开具后发送到接收邮箱。';
};

/** The same where only a part of the money went back. */
const invoiceAfterPart = (invoice: Invoice | null): string => {
  if (invoice === null) return '';
  return invoice.issuedAt === null
    ? '您申请的发票按未退回的金额开具。'
    : '已开具的发票将冲红，请不要用于报销或抵扣；未退回的金额另开发票，随红字发票发送到接收邮箱。';
};

/** What members read of an order of tickets, where it differs from that of a membership. */
const ticketWords: Partial<Readonly<Record<OrderNoticeKind, Words>>> = {
  paid: ({ goodsName, amount }) => ({
    title: '会议报名成功',
    content: `${goodsName}已支付 ${yuanText(amount)} 元，门票已生效，可在“我的会议”中查看。`,
    rightsChanged: false,
  }),
  latePaid: ({ goodsName, amount }) => ({
    title: '席位已释放，款项已退回',
    content: `${goodsName}的席位已释放，之后才收到付款，${yuanText(amount)} 元已原路退回。`,
    rightsChanged: false,
  }),
  paidAgain: ({ goodsName, amount }) => ({
    title: '重复支付的款项已退回',
    content: `${goodsName}的订单收到了重复的付款，多付的 ${yuanText(amount)} 元已原路退回，门票不受影响。`,
    rightsChanged: false,
  }),
  refunded: ({ goodsName, amount, invoice }, returned) => ({
    title: '退票已完成',
    content: `${goodsName}已退票，${partText(amount, returned)} 元原路退回，一般在七个工作日内到账。${
      returned === '' ? invoiceAfterRefund(invoice) : invoiceAfterPart(invoice)
    }`,
    rightsChanged: false,
  }),
};

/** The texts for the events of an order; `detail` is stored with the pending notice. */
const words: Readonly<Record<OrderNoticeKind, Words>> = {
  paid: ({ goodsName, amount, months }) => ({
    title: `${goodsName}已开通`,
    content: `${goodsName}已开通，有效期 ${months} 个月，实付 ${yuanText(amount)} 元。`,
    rightsChanged: true,
  }),
  latePaid: ({ goodsName, amount }) => ({
    title: '订单关闭后到账，款项已退回',
    content: `${goodsName}的订单关闭后才收到付款，${yuanText(amount)} 元已原路退回。需要时请重新下单。`,
    rightsChanged: false,
  }),
  paidAgain: ({ goodsName, amount }) => ({
    title: '重复支付的款项已退回',
    content: `${goodsName}的订单收到了重复的付款，多付的 ${yuanText(amount)} 元已原路退回，订单和会员权益不受影响。`,
    rightsChanged: false,
  }),
  refunded: ({ goodsName, amount, invoice }) => ({
    title: '退款已完成',
    content: `${goodsName}的退款已通过，${yuanText(amount)} 元原路退回，一般在七个工作日内到账。会员权益已关闭。${invoiceAfterRefund(invoice)}`,
    rightsChanged: true,
  }),
  refundRejected: ({ goodsName }, reason) => ({
    title: '退款未通过',
    content: `${goodsName}的退款申请未通过：${reason}`,
    rightsChanged: false,
  }),
  invoiceIssued: ({ amount, invoice }, part) => ({
    title: '电子发票已开具',
    content: `您申请的电子发票已开具，金额 ${partText(amount, part)} 元，已发送到 ${invoice?.email ?? '登记邮箱'}。`,
    rightsChanged: false,
  }),
  invoiceReversed: ({ amount, invoice }) => ({
    title: '红字发票已开具',
    content: `订单已退款，原发票已冲红，红字发票金额 -${yuanText(amount)} 元，已发送到 ${invoice?.email ?? '登记邮箱'}。`,
    rightsChanged: false,
  }),
  ending: (order, day) => ({
    title: `${planName(order)}即将到期`,
    content: `${planName(order)}将于北京时间 ${day} 到期，不会自动续费。需要继续使用，请在到期前续费，有效期顺延。`,
    rightsChanged: false,
  }),
  ended: (order) => ({
    title: `${planName(order)}已到期`,
    content: `${planName(order)}已到期，相应的权益已关闭。续费后立即恢复。`,
    rightsChanged: true,
  }),
};

/** What a member reads of an order. */
export const noticeWords = (order: OrderHead, { kind, detail }: OrderNotice): NoticeWords =>
  (registrationOf(order) === null ? words[kind] : (ticketWords[kind] ?? words[kind]))(order, detail);
