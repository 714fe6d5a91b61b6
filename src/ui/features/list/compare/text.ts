/** What choosing deals to compare says. */
export const compareText = {
  add: '加入对比',
  added: '已加入对比',
  /** In the row of a list. */
  inList: '已加入',
  compare: (count: number): string => `对比（${count}）`,
  oneMore: '再选一个项目即可对比',
  clear: '清空',
  full: '至多对比 4 个项目，请先移出一个。',
  unkept: '对比没有保存成功，请重试。',
  label: '项目对比',
} as const;
