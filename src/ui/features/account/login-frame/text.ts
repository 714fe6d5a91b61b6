export const loginFrameText = {
  ways: '登录方式',
  byCode: '验证码登录',
  byPassword: '密码登录',
  byWechat: '微信登录',
} as const;
