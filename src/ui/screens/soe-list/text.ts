/** What the list of state-owned listings says. */
export const soeListText = {
  lead: '信息取自产权交易机构的公开公告，登记、交纳保证金和报价只在交易机构办理。',
  heads: ['项目', '类型、行业与地区', '转让底价', '转让比例', '阶段'],
} as const;
