import { formatCount } from '../../../../contract/values/format-count';

/** What the list of activities says. */
export const activityListText = {
  lead: '活动均免费参加；名额已满时可以候补，有人取消按顺序递补。',
  heads: ['活动', '类型与行业', '状态', '时间', '名额'],
  state: '状态',
  time: '时间',
  places: '名额',
  online: '线上',
  unlimited: '不限',
  left: (count: number): string => `余 ${formatCount(count)} 位`,
  waiting: (count: number): string => `${formatCount(count)} 人候补`,
  none: '已满',
} as const;
