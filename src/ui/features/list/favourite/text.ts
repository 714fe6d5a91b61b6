/** What stars say. */
export const favouriteText = {
  keep: (title: string): string => `收藏：${title}`,
  word: '收藏',
  kept: '已收藏',
  removed: '已取消收藏',
  searchRemoved: '已删除保存的搜索',
  failed: (reason: string): string => `收藏没有保存：${reason}`,
} as const;
