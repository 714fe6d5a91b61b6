/** What the list of the investors that one keeps says. */
export const favouriteInvestorsText = {
  title: '收藏的投资机构',
  list: '收藏的投资机构列表',
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  empty: '还没有收藏的投资机构',
  emptyText: '在投资机构详情中点星标，机构就会收在这里。',
  toInvestors: '去找投资机构',
} as const;
