export const planPartText = {
  failed: '会员套餐没有加载出来',
  none: '暂无可购买的套餐',
  noneText: '套餐正在调整，请稍后再试。',
  toHome: '去首页查看项目',
} as const;
