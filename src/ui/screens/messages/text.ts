/** What the two panes of the messages say. */
export const messagesText = {
  pane: '消息内容',
  chatNotCome: '会话没有加载出来，请检查网络后重新打开。',
  choose: '请选择一条消息',
  chooseText: '选中的消息会在这里打开。',
} as const;
