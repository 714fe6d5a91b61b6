/** What the list of conferences says. */
export const conferenceListText = {
  lead: '按行业、地区与月份查找会议，名额与状态随报名变化。',
} as const;
