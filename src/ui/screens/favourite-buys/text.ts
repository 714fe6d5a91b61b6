import type { BuyState } from '../../../../contract/buy/wire-buy';

const states: Readonly<Record<Exclude<BuyState, 'listed'>, string>> = {
  withdrawn: '已下架',
  closed: '已成交',
  expired: '已过期',
};

/** What the list of the demands that one keeps says. */
export const favouriteBuysText = {
  title: '收藏的求购需求',
  list: '收藏的求购需求列表',
  states,
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  empty: '还没有收藏的求购需求',
  emptyText: '在求购需求列表或详情中点星标，需求就会收在这里。',
  toBuys: '去找买方',
} as const;
