/** What the page of the login by WeChat says; what came of an attempt is said by its flow. */
export const wechatLoginPageText = {
  title: '微信登录',
  lead: '微信登录',
  sub: '首次用微信登录时，需要绑定手机号',
  submit: '微信登录',
  asking: '正在打开微信',
  submitting: '正在登录',
  abandon: '不再等待',
  unavailable: '当前环境不支持微信登录。请在微信中打开本页，或选择其他登录方式。',
  register: '注册新账号',
} as const;
