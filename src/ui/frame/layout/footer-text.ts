/** What the end of every public page says. */
export const footerText = {
  news: '资讯',
  services: '产品与服务',
  activities: '活动',
  parks: '自贸区与园区',
  investDecision: '投资决策',
  agreement: '用户协议',
  privacy: '隐私政策',
  disclaimer: (product: string): string => `${product}不承诺投资收益，交易请以正式协议为准`,
  contact: (contact: string): string => `联系我们：${contact}`,
  owner: (product: string): string => `© ${product}`,
} as const;
