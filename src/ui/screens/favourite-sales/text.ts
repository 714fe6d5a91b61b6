/** What the lists of the deals that one keeps say. */
export const favouriteSalesText = {
  byKind: '按类别查看',
  sources: '按来源查看',
  states: { withdrawn: '已下架', closed: '已成交', ended: '已截止' },
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
} as const;
