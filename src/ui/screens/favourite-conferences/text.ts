/** What the list of the conferences that one keeps says. */
export const favouriteConferencesText = {
  title: '收藏的会议',
  list: '收藏的会议列表',
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  empty: '还没有收藏的会议',
  emptyText: '在会议详情中点星标，会议就会收在这里。',
  toConferences: '去看会议',
} as const;
