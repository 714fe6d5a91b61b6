const owner = { accountId: '账号编号' } as const;

/** The names of the assistant's records, for `exportNames`. */
export const assistantNames = {
  assistant_conversation: {
    title: '与助手的对话',
    fields: {
      ...owner,
      id: '对话编号',
      title: '标题',
      thread: '模型一侧的对话编号',
      askedAt: '最近提问时间',
    },
  },
  assistant_turn: {
    title: '向助手的提问',
    fields: {
      ...owner,
      number: '序号',
      id: '提问编号',
      conversationId: '对话编号',
      question: '问题',
      answer: '回答（AI生成）',
      sources: '来源',
      understood: '读出的条件',
      opened: '引用的保密项目',
      state: '状态',
      rating: '评价',
      message: '模型一侧的回答编号',
      askedAt: '提问时间',
    },
  },
} as const;
