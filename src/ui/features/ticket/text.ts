import type { TicketState } from '../../../../contract/ticket/ticket';
import { formatDate } from '../../../domain/time/date-format';

/** What each state means for the holder. */
const abouts: Readonly<Record<TicketState, string>> = {
  pending: '主办方正在审核，结果会在消息中告知。席位已为您预留。',
  toPay: '席位为您保留，超过时间未支付将自动释放。',
  valid: '凭入场码签到，一票一人。',
  checkedIn: '已入场签到。',
  transferred: '已转赠给其他会员，原票号和入场码已失效。',
  refunded: '已退票，款项原路退回。',
  cancelled: '已取消，席位已释放。',
  void: '这张票已作废。',
};

export const ticketText = {
  number: '票号',
  attendee: '参会人',
  company: '单位',
  position: '职务',
  type: '票种',
  abouts,
  payBy: (payBy: number) => `席位为您保留至 ${formatDate(payBy, 'MM-dd HH:mm')}，请在此之前支付。`,
  holdOver: '保留时间已过，席位已释放。如果已经付款，款项会原路退回，或在仍有席位时生效。',
  pay: '立即支付',
  howToPay: '查看支付方式',
  cannotPay: '当前环境不支持在线支付，请用手机浏览器、微信或琥珀并购应用打开订单支付。',
  toOrder: '查看订单',
  again: '重新报名',
  calendar: '加入日历',
  calendarNotes: { saved: '日历文件已保存，打开即可加入日历。', unsaved: '没有保存日历文件，请重试。' },
  offered: (name: string, phone: string) => `正在转赠给${name}（${phone}），等待对方答复。`,
} as const;
