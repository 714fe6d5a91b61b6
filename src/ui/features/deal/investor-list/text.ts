/** What an investor says about itself in lists. */
export const investorText = {
  columnName: '投资机构',
  columnKind: '类型与行业',
  cheque: '单笔投资',
  rounds: '投资轮次',
  cases: '公开案例',
  many: (count: number): string => `${count} 起`,
} as const;
