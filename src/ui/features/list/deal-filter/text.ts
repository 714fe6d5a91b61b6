import type { DealAge, DealSort } from '../../../../../contract/deal/deal-filter';
import { sortNames } from '../../../../../contract/deal/sort-names';
import type { FilterSection } from '../../../../application/deals/deal-filter/filter-context';
import type { RangeProblem } from '../../../../domain/deal-filter/draft';
import type { Dropped } from '../../../../domain/deal-filter/read-filter';
import { formatCount } from '../../../../../contract/values/format-count';

const sections: Readonly<Record<FilterSection, string>> = {
  industry: '行业',
  amount: '金额',
  region: '地区',
  round: '融资轮次',
  within: '确认时间',
  words: '关键词',
};

const ages: Readonly<Record<DealAge, string>> = {
  '7': '近 7 天确认',
  '30': '近 30 天确认',
  '90': '近 90 天确认',
};

const problems: Readonly<Record<RangeProblem, string>> = {
  least: '最低金额应为不小于 0 的数字，最多精确到元',
  most: '最高金额应为不小于 0 的数字，最多精确到元',
  leastTooLarge: '最低金额过大，请核对单位',
  mostTooLarge: '最高金额过大，请核对单位',
  reversed: '最低金额不能高于最高金额',
};

const named: Readonly<Record<Dropped['name'], string>> = {
  industry: '行业',
  region: '地区',
  round: '融资轮次',
  min: '最低金额',
  max: '最高金额',
  stake: '股权比例',
  keyword: '关键词',
  include: '包含词',
  exclude: '不含词',
  within: '确认时间',
  sort: '排序',
  group: '产业组',
};

const reasons: Readonly<Record<Dropped['why'], string>> = {
  unknown: '没有这一项',
  malformed: '写法有误',
  tooLarge: '金额过大',
  contradictory: '也在包含词中',
  tooLong: '过长',
  tooMany: '超出可填的个数',
  repeated: '重复出现，只取第一个',
  misplaced: '不适用于此列表',
};

const mostShown = 20;
/** Returns a value for a message: ellipsized, with control characters replaced. */
const shownValue = (value: string): string => {
  const characters = Array.from(value.replace(/\p{Cc}/gu, '\uFFFD'));
  return `${characters.slice(0, mostShown).join('')}${characters.length > mostShown ? '…' : ''}`;
};

/** One condition that was not adopted, and why. */
const droppedOne = ({ name, value, why }: Dropped): string =>
  name === 'min' && why === 'contradictory'
    ? `金额“${value}”最低高于最高`
    : `${named[name]}“${shownValue(value)}”${reasons[why]}`;

/** What the filter of a list of deals says. */
export const dealFilterText = {
  title: '筛选',
  bar: '排序与筛选',
  sort: '排序',
  sections,
  sortName: (sort: DealSort): string => sortNames[sort].label,
  ages,
  anyAge: '不限',
  several: '可多选',
  all: (group: string): string => `全部${group}`,
  unfold: (groups: number): string => `展开全部 ${groups} 类行业`,
  fold: '收起',
  anywhere: '不限',
  sectionNames: '筛选项',
  chosen: (count: number): string => `${count} 项`,
  isSet: '已设',
  least: '最低',
  most: '最高',
  unit: '单位',
  problems,
  keyword: '标题、编号、关键词',
  search: '搜索',
  include: '必须包含',
  exclude: '不要包含',
  wordsHint: '多个词用空格隔开，至多 10 个',
  stakeChip: (percent: string): string => `股权不低于 ${percent}`,
  keywordHint: '多个词用空格隔开；词前加“-”表示排除，例如“半导体 -封装”',
  plainWords: (words: readonly string[]): string =>
    `${words.map((word) => `“${word}”`).join('')}按普通词搜索；要排除某个词，请在词前加“-”`,
  includeChip: (word: string): string => `含“${word}”`,
  excludeChip: (word: string): string => `不含“${word}”`,
  columns: (noun: string): string => `${noun}列表的各列`,
  conditions: '已选条件',
  takeAway: (word: string): string => `去掉${word}`,
  clear: '清空',
  reset: '重置',
  apply: (total: number | null, noun: string): string =>
    total === null ? `查看${noun}` : `查看 ${formatCount(total)} 个${noun}`,
  nothingFits: (noun: string): string => `没有符合的${noun}`,
  total: (count: number): string => `共 ${formatCount(count)} 个结果`,
  looser: '可以去掉一个条件再看，条件越少，结果越多。',
  loosening: '可以去掉的条件',
  without: (words: readonly string[], count: number, noun: string): string =>
    `去掉${words.map((word) => `“${word}”`).join('')}后有 ${formatCount(count)} 个${noun}`,
  noneAlone: '只去掉其中任何一个条件，仍然没有结果。',
  clearAll: '清空条件',
  askFor: '发布求购需求',
  allSources: '全部',
  show: '查看',
  dropped: (dropped: readonly Dropped[]): string =>
    `链接中有 ${dropped.length} 个条件没有采用：${dropped.map(droppedOne).join('；')}`,
} as const;
