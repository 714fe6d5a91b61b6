/** What the list of deals on sale says. */
export const saleListText = {
  title: '找项目',
  list: '项目列表',
  sources: '按来源查看',
  marks: '按标签查看',
  failed: '项目没有加载出来',
  moreFailed: '后面的项目没有加载出来',
  none: '这里还没有项目',
  noneText: '新项目通过审核后会出现在这里。',
  toAll: '查看全部项目',
} as const;
