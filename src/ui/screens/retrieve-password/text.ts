/** The texts of the forgotten password's page; the errors of a field come from its flow. */
export const retrievePasswordText = {
  title: '找回密码',
  lead: '找回密码',
  sub: '验证手机号后设置新密码',
  next: '下一步',
  checking: '正在验证',
  choose: '设置新密码',
  chooseSub: '修改后，所有设备上的登录都会退出',
  changed: '密码已修改',
  changedText: '所有设备上的登录已退出，请用新密码登录。',
  toLogin: '去登录',
  remembered: '返回密码登录',
} as const;
