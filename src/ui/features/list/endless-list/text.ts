/** What every list that is read page by page says. */
export const endlessListText = {
  loadingMore: '加载中...',
  more: '加载更多',
  end: '没有更多了',
  pulling: '下拉刷新',
  canRelease: '松开刷新',
  refresh: '刷新',
  refreshing: '正在刷新',
  refreshed: '已刷新',
  printed: (count: number, total: number | null): string =>
    total === null ? `本次打印 ${count} 条` : `本次打印 ${count} 条，共 ${total} 条`,
  fresh: (count: number, noun: string): string => `${count} 条新${noun}`,
} as const;
