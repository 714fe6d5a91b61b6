/** What the list of messages says. */
export const messageListText = {
  title: '消息',
  list: '消息列表',
  unread: '未读',
  reconnecting: '连接已断开，正在重新连接',
  empty: '还没有消息',
  emptyText: '项目进展、审核结果和对方的来信会出现在这里。',
  toHome: '去首页查看项目',
  failed: '消息没有加载出来',
  moreFailed: '后面的消息没有加载出来',
} as const;
