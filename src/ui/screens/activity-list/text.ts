/** What the list of activities says. */
export const activityListText = {
  lead: '活动均免费参加；名额已满时可以候补，有人取消按顺序递补。',
} as const;
