const owner = { accountId: '账号编号' } as const;

/** What the records of what is done with deals, and what stands in them, are called in the file that their owner gets. */
export const dealNames = {
  bid: {
    title: '意向与报价',
    fields: {
      ...owner,
      id: '编号',
      saleId: '项目编号',
      kind: '类型',
      state: '状态',
      amount: '金额（万元）',
      note: '说明',
      answer: '项目方的答复',
      changedAt: '更新时间',
    },
  },
  bid_step: {
    title: '意向与报价的经过',
    fields: {
      id: '编号',
      bidId: '意向或报价编号',
      kind: '类型',
      at: '时间',
      amount: '金额（万元）',
      words: '说明',
    },
  },
  bidder_deal: {
    title: '参与的项目',
    fields: {
      ...owner,
      saleId: '项目编号',
      ndaState: '保密协议状态',
      bidId: '意向或报价编号',
      changedAt: '更新时间',
    },
  },
  favourite: {
    title: '收藏',
    fields: { id: '收藏编号', ...owner, kind: '类型', target: '收藏内容编号', since: '收藏时间' },
  },
  saved_search: {
    title: '保存的搜索',
    fields: {
      id: '搜索编号',
      ...owner,
      name: '名称',
      kind: '类型',
      sourceType: '来源',
      mark: '标签',
      filter: '筛选条件',
      alert: '提醒方式',
      createdAt: '保存时间',
      removedAt: '删除时间',
    },
  },
  publication: {
    title: '发布',
    fields: {
      ownerId: '账号编号',
      id: '发布编号',
      number: '序号',
      kind: '类型',
      version: '版本',
      editor: '编辑标识',
      fields: '内容',
      published: '已上架的内容',
      review: '审核状态',
      listing: '上架状态',
      reasons: '退回原因',
      dealId: '项目编号',
      savedAt: '保存时间',
      submittedAt: '提交时间',
      confirmedAt: '确认时间',
      reminded: '已提醒的天数',
    },
  },
} as const;
