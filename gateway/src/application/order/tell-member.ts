import { yuanText } from '../../domain/order/fen';
import type { Order } from '../../domain/order/order';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';

export interface TellMemberNeeds {
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

export interface Telling {
  readonly title: string;
  readonly content: string;
  /** Whether what the member may do has changed with it: a client then asks who its user is again (PAY-17). */
  readonly rightsChanged: boolean;
}

/** Tells a member of an order: in the inbox, and by the socket at once. */
export type TellMember = (order: Pick<Order, 'accountId' | 'orderNo'>, telling: Telling) => Promise<void>;

export const makeTellMember =
  ({ messages, bus, clock }: TellMemberNeeds): TellMember =>
  async ({ accountId, orderNo }, { title, content, rightsChanged }) => {
    const message = await messages.addNotice({
      to: accountId,
      kind: 'order',
      title,
      content,
      link: `/pay/${orderNo}`,
      sentAt: clock.now(),
    });
    await bus.publish({ kind: 'message.sent', message, ...(rightsChanged ? { about: 'membership' } : {}) });
  };

type Told = Pick<Order, 'goodsName' | 'amount' | 'months'>;

/** The words for what can become of an order. */
export const tellings = {
  paid: ({ goodsName, amount, months }: Told): Telling => ({
    title: `${goodsName}已开通`,
    content: `${goodsName}已开通，有效期 ${months} 个月，实付 ${yuanText(amount)} 元。`,
    rightsChanged: true,
  }),
  latePaid: ({ goodsName, amount }: Told): Telling => ({
    title: '订单关闭后到账，款项已退回',
    content: `${goodsName}的订单关闭后才收到付款，${yuanText(amount)} 元已原路退回。需要时请重新下单。`,
    rightsChanged: false,
  }),
  paidAgain: ({ goodsName, amount }: Told): Telling => ({
    title: '重复支付的款项已退回',
    content: `${goodsName}的订单收到了重复的付款，多付的 ${yuanText(amount)} 元已原路退回，订单和会员权益不受影响。`,
    rightsChanged: false,
  }),
  refunded: ({ goodsName, amount }: Told): Telling => ({
    title: '退款已完成',
    content: `${goodsName}的退款已通过，${yuanText(amount)} 元原路退回，一般在七个工作日内到账。会员权益已关闭。`,
    rightsChanged: true,
  }),
  refundRejected: ({ goodsName }: Told, reason: string): Telling => ({
    title: '退款未通过',
    content: `${goodsName}的退款申请未通过：${reason}`,
    rightsChanged: false,
  }),
  invoiceIssued: ({ amount }: Told, email: string): Telling => ({
    title: '电子发票已开具',
    content: `你申请的电子发票已开具，金额 ${yuanText(amount)} 元，已发送到 ${email}。`,
    rightsChanged: false,
  }),
  ending: (name: string, day: string): Telling => ({
    title: `${name}即将到期`,
    content: `${name}将于 ${day} 到期，不会自动续费。需要继续使用，请在到期前续费，有效期顺延。`,
    rightsChanged: false,
  }),
  ended: (name: string): Telling => ({
    title: `${name}已到期`,
    content: `${name}已到期，相应的权益已关闭。续费后立即恢复。`,
    rightsChanged: true,
  }),
} as const;
