/** What the form of a phone and its code says besides what its fields say. */
export const phoneFormText = {
  agreementMissing: '请先阅读并同意《用户协议》和《隐私政策》',
} as const;
