import { formatCount } from '../../../../../contract/values/format-count';

/** What the filter of choices says, for lists of every kind. */
export const choiceFilterText = {
  title: '筛选',
  sort: '排序',
  keyword: '关键词',
  search: '搜索',
  clear: '清空',
  conditions: '已选条件',
  takeAway: (word: string): string => `去掉“${word}”`,
  chosen: (count: number): string => (count === 0 ? '筛选' : `筛选（已选 ${count}）`),
  show: (count: number, measure: string, noun: string): string =>
    count === 0 ? `没有符合的${noun}` : `查看 ${formatCount(count)} ${measure}${noun}`,
  showAll: '收起',
  total: (count: number, measure: string): string => `共 ${formatCount(count)} ${measure}`,
  all: (group: string): string => `全部${group}`,
  dropped: (names: readonly string[]): string =>
    `以下筛选条件无法识别或相互矛盾，已忽略：${names.join('、')}`,
} as const;
