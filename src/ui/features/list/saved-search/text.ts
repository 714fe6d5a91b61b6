import { kinds } from '../../../../../contract/kind/kinds';
import type { SavedSearch, SearchAlert, SearchKind } from '../../../../../contract/search/saved-search';

const alerts: Readonly<Record<SearchAlert, string>> = {
  now: '立即提醒',
  daily: '每日汇总',
  off: '不提醒',
};

const alertHints: Readonly<Record<SearchAlert, string>> = {
  now: '一有符合条件的新内容，就在消息中告知您。',
  daily: '每天早上 9 点，把前一天符合条件的新内容汇总成一条消息。',
  off: '只保存条件，不发消息。',
};

/** What keeping a search says. */
export const savedSearchText = {
  save: '保存搜索',
  saved: '已保存',
  see: '查看',
  saveTitle: '保存搜索',
  changeTitle: '编辑保存的搜索',
  name: '名称',
  nameHint: '20 字以内',
  alert: '有新内容时',
  alerts,
  alertHints,
  alertOfPlan: '立即提醒是专业会员和机构会员的权益。',
  submit: '保存',
  submitting: '正在保存',
  everything: (kind: SearchKind): string => `全部${kinds[kind].label}`,
  fresh: ({ fresh, kind }: Pick<SavedSearch, 'fresh' | 'kind'>, most: number): string =>
    `${fresh >= most ? `${most - 1}+` : fresh} 条新${kinds[kind].label}`,
  title: '保存的搜索',
  list: '保存的搜索列表',
  many: (count: number, most: number): string => `${count} / ${most}`,
  none: '还没有保存的搜索',
  noneText: '在项目、求购需求、投资机构等列表中设好条件，点“保存搜索”，有符合条件的新内容时会提醒您。',
  toSales: '去找项目',
  failed: '保存的搜索没有加载出来',
  notSaved: (reason: string): string => `删除没有完成：${reason}`,
  edit: '编辑',
  editOf: (name: string): string => `编辑：${name}`,
  remove: '删除',
  removeOf: (name: string): string => `删除：${name}`,
} as const;
