/** What the page of the marks says. */
export const saleMarksText = {
  title: '项目标签',
  lead: '按新经济方向归集在售项目，选择一个方向查看。',
  list: '标签列表',
} as const;
