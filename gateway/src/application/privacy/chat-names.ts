const owner = { accountId: '账号编号' } as const;

/** The names of the records of an account's conversations, and of their fields, in its export. */
export const chatNames = {
  inbox_entry: {
    title: '消息列表',
    fields: {
      ...owner,
      messageId: '最新消息编号',
      peerId: '对方编号',
      unread: '未读条数',
      removed: '已移出列表',
    },
  },
  chat_block: {
    title: '拉黑的联系人',
    fields: { ...owner, blockedId: '对方编号', at: '拉黑时间' },
  },
  deal_thread: {
    title: '隐藏委托方的对话',
    fields: {
      id: '对话编号',
      kind: '类型',
      target: '项目编号',
      askerId: '咨询方编号',
      ownerId: '委托方编号',
      at: '开始时间',
    },
  },
  consultation: {
    title: '咨询',
    fields: {
      ...owner,
      kind: '类型',
      target: '项目编号',
      peerId: '对方编号',
      at: '咨询时间',
      firstAt: '首次咨询时间',
    },
  },
} as const;
