/** What the list of the activities that one keeps says. */
export const favouriteActivitiesText = {
  title: '收藏的活动',
  list: '收藏的活动列表',
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  empty: '还没有收藏的活动',
  emptyText: '在活动详情中点星标，活动就会收在这里。',
  toActivities: '去看活动',
} as const;
