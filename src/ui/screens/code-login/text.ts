/** The texts of pages that begin with a phone and a code; the errors of a field come from its flow. */
export const codeLoginText = {
  codeLogin: {
    title: '验证码登录',
    lead: '登录后查看项目与买方',
    sub: '未注册的手机号验证后自动注册',
    submit: '登录',
    submitting: '正在登录',
  },
  registration: {
    title: '注册新账号',
    lead: '注册新账号',
    sub: '注册后查看项目与买方',
    submit: '注册',
    submitting: '正在注册',
  },
  bindPhone: {
    title: '绑定手机号',
    lead: '绑定手机号',
    sub: '绑定后可用微信直接登录',
    submit: '绑定并登录',
    submitting: '正在绑定',
  },
  register: '注册新账号',
  forgotten: '忘记密码',
  hasAccount: '已有账号，去登录',
  otherPhone: '不绑定，用手机号登录',
} as const;
