/** What the form of a phone and its code says besides what its fields say. */
export const phoneFormText = {
  agreementMissing: '请先阅读并同意《用户协议》和《隐私政策》',
  ageMissing: '未满 14 周岁不能注册；已年满 14 周岁的，请勾选确认',
} as const;
