/** What the list of the investors that one keeps says. */
export const favouriteInvestorsText = {
  title: '收藏的投资机构',
  list: '收藏的投资机构列表',
  failed: '收藏没有加载出来',
  moreFailed: '后面的收藏没有加载出来',
  empty: '还没有收藏的投资机构',
  emptyText: '收藏投资机构后，会收在这里。也可以先看看持续收购的百家买方。',
  toBuyers: '查看百家买方',
} as const;
