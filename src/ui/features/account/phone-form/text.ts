export const phoneFormPartText = {
  phone: '手机号',
  phoneHint: '请输入手机号',
  country: (code: string): string => `国家和地区代码：+${code}`,
} as const;
