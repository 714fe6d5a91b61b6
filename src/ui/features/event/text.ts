import { formatCount } from '../../../../contract/values/format-count';

/** What the cards of conferences say. */
export const conferenceCardText = {
  heads: ['会议', '行业', '状态', '开始', '门票'],
  state: '状态',
  starts: '开始',
  tickets: '门票',
  free: '免费',
  from: '起',
  left: (count: number): string => `余 ${formatCount(count)} 席`,
} as const;

/** What the cards of activities say. */
export const activityCardText = {
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

/** An event that is no longer published. */
export const withdrawnEvent = '已下架';
