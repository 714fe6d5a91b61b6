/** What the page of one piece of news says. */
export const newsDetailText = {
  title: '资讯详情',
  minutes: (minutes: number): string => `约 ${minutes} 分钟`,
  law: '本文依据公开披露与访谈整理，不构成投资建议。转载请注明出处。',
  related: '接着读',
  toList: '全部资讯',
  failed: '资讯没有加载出来',
  notFound: '资讯不存在或已下架',
  notFoundText: '您可以返回资讯列表，查看其他内容。',
} as const;
