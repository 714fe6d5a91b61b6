import type { TicketState } from '../../../../contract/ticket/ticket';

/** What became of a registration, by the state of its tickets. */
const results: Readonly<Record<TicketState, { readonly title: string; readonly text: string }>> = {
  pending: { title: '报名已提交，等待审核', text: '主办方审核后会在消息中告知，席位已为您预留。' },
  toPay: { title: '席位已保留，请完成支付', text: '支付成功后门票立即生效。' },
  valid: { title: '报名成功', text: '门票已生效，会议当天凭入场码签到。' },
  checkedIn: { title: '已签到', text: '您已入场签到。' },
  transferred: { title: '门票已转赠', text: '原票号和入场码已失效。' },
  refunded: { title: '已退票', text: '款项原路退回。' },
  cancelled: { title: '报名已取消', text: '席位已释放，需要时可以重新报名。' },
  void: {
    title: '席位已释放',
    text: '需要时可以重新报名。如果已经付款，款项会原路退回，或在仍有席位时生效。',
  },
};

export const conferenceSuccessText = {
  title: '报名结果',
  failed: '报名结果没有加载出来',
  notFound: '没有找到这次报名',
  notFoundText: '报名的门票都在“我的会议”里。',
  toList: '我的会议',
  login: '登录后查看报名结果',
  loginText: '报名、支付和门票都在您的账号下。',
  toLogin: '登录',
  results,
  toTickets: '我的会议',
  toCode: '打开入场码',
  again: '重新报名',
} as const;
