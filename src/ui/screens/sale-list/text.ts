/** What the list of deals on sale says. */
export const saleListText = {
  title: '找项目',
  list: '项目列表',
  sources: '按来源查看',
  marks: '按标签查看',
  all: '全部',
  total: (count: number): string => `共 ${count} 个结果`,
  failed: '项目没有加载出来',
  moreFailed: '后面的项目没有加载出来',
  empty: '没有符合条件的项目',
  emptyText: '可以去掉一个条件再看，条件越少，结果越多。',
  clear: '清空条件',
  none: '这里还没有项目',
  noneText: '新的项目上线后会出现在这里。',
  toAll: '查看全部项目',
} as const;
