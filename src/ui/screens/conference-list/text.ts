import { formatCount } from '../../../../contract/values/format-count';

/** What the list of conferences says. */
export const conferenceListText = {
  lead: '按行业、地区与月份查找会议，名额与状态随报名变化。',
  heads: ['会议', '行业', '状态', '开始', '门票'],
  state: '状态',
  starts: '开始',
  tickets: '门票',
  free: '免费',
  from: '起',
  left: (count: number): string => `余 ${formatCount(count)} 席`,
} as const;
