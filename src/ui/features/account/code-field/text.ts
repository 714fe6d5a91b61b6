export const codeFieldText = {
  label: '验证码',
  hint: '6 位数字',
  send: '获取验证码',
  sending: '正在发送',
  again: (seconds: number): string => `${seconds} 秒后重发`,
  sentTo: (number: string): string => `验证码已发送至 ${number}`,
} as const;
