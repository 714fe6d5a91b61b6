const owner = { accountId: '账号编号' } as const;

/** The names of the records of notices, and of their fields, in the file for its owner. */
export const noticeNames = {
  notice_choice: {
    title: '通知设置',
    fields: { ...owner, event: '通知类型', channel: '渠道', wanted: '接收' },
  },
  notice_schedule: {
    title: '通知时间',
    fields: { ...owner, quietFrom: '免打扰开始', quietUntil: '免打扰结束', digestAt: '每日摘要时间' },
  },
  notice_outbox: {
    title: '待发与站外通知',
    fields: {
      ...owner,
      id: '编号',
      event: '通知类型',
      kind: '消息类型',
      title: '标题',
      content: '内容',
      link: '链接',
      channels: '渠道',
      digest: '随摘要发送',
      madeAt: '产生时间',
      dueAt: '计划发送时间',
      handedAt: '发送时间',
    },
  },
} as const;
