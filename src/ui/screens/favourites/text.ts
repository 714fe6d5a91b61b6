/** What the page over all favourites says. */
export const favouritesText = {
  title: '我的收藏',
  list: '收藏的分类',
  many: (count: number): string => `${count} 项`,
  failed: '收藏没有加载出来',
  about: '每类至多收藏 500 项。项目下架、会议或活动结束后仍保留在收藏中，并注明状态。',
} as const;
