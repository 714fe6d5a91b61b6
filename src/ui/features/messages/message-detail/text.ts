/** What the page of one message says. */
export const messageDetailText = {
  title: '消息详情',
  from: '来自',
  open: {
    invoice: '查看发票',
    order: '查看订单',
    deal: '查看项目',
    membership: '查看会员权益',
    verification: '查看认证进度',
    other: '查看详情',
  },
  notFound: '消息不存在',
  notFoundText: '该消息可能已被删除，或不是发给您的。',
  failed: '消息没有加载出来',
  toList: '返回消息列表',
} as const;
