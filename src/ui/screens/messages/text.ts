/** What the two panes of the messages say. */
export const messagesText = {
  pane: '消息内容',
  choose: '请选择一条消息',
  chooseText: '选中的消息会在这里打开。',
} as const;
