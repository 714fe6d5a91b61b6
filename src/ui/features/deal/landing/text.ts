/** What the landing pages of both sides say. */
export const landingText = {
  register: '注册',
  inside: '登录后可以看到',
  byIndustry: '按行业分布',
  industry: '行业',
  rest: '其他',
  unit: '单位：个',
  sampleSeal: '登录后查看详情',
} as const;
