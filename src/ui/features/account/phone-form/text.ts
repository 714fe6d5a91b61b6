export const phoneFormPartText = {
  phone: '手机号',
  phoneHint: '请输入手机号',
  age: '我已年满 14 周岁（注册须确认）',
  country: (code: string): string => `国家和地区代码：+${code}`,
} as const;
