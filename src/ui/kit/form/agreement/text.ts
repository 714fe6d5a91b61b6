export const agreementText = {
  agree: '我已阅读并同意',
  and: '和',
  agreement: '《用户协议》',
  privacy: '《隐私政策》',
  agreeLabel: '同意用户协议和隐私政策',
} as const;
