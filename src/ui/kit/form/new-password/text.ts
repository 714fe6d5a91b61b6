export const newPasswordText = {
  label: '密码',
  placeholder: '请设置密码',
  hint: '8 至 64 位，可以是一句话',
  strength: '密码强度',
  strengths: { weak: '弱', medium: '中', strong: '强' },
} as const;
