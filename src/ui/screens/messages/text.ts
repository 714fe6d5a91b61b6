/** What the two panes of the messages say. */
export const messagesText = {
  pane: '消息内容',
  chatNotCome: '会话没有加载出来',
  chatNotComeText: '请检查网络后重新加载。',
  conversation: '会话',
  noneNamed: '没有指明会话',
  noneNamedText: '请从消息列表中选择，或从项目、求购需求的“咨询”进入会话。',
  toList: '返回消息列表',
  choose: '请选择一条消息',
  chooseText: '选中的消息会在这里打开。',
} as const;
