import type { DealState } from '../../../../contract/deal/deal-state';

const states: Readonly<Record<Exclude<DealState, 'listed'>, string>> = {
  withdrawn: '已下架',
  closed: '已成交',
};

/** What the list of the deals that one keeps says. */
export const favouriteSalesText = {
  title: '收藏的项目',
  list: '收藏的项目列表',
  sources: '按来源查看',
  all: '全部',
  states,
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  empty: '还没有收藏的项目',
  emptyText: '在项目列表或项目详情中点星标，项目就会收在这里。',
  toSales: '去找项目',
} as const;
