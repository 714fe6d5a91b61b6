export const captchaSheetText = {
  captcha: '安全验证',
  captchaLoading: '正在加载安全验证',
  captchaFailed: '安全验证没有加载出来',
  otherLead: '不便完成验证？',
  codeLogin: '改用短信验证码登录',
  captchaReason: (code: number | null): string =>
    code === null ? '请稍后重试。' : `错误代码 ${code}，请检查网络后重试。`,
} as const;
