/** What the page says where an account is given up. */
export const unsubscribePageText = {
  title: '注销账号',
  lead: '注销后账号无法恢复，请先了解将失去什么',
  losses: [
    '您的姓名、公司、职务、邮箱、头像和认证资料会被删除，认证状态作废。',
    '您签署和申请中的保密协议失效，看不到项目的保密信息，意向记录会被删除。',
    '您收到的消息不再可见；您发给他人的消息仍保留在对方那里。',
    '所有设备退出登录，微信绑定解除。',
    '手机号会被释放，可以重新注册，但不会找回原账号的任何内容。',
  ],
  understood: '我已了解以上内容，仍要注销账号',
  goOn: '继续',
  proof: '验证身份',
  phone: (phone: string): string => `验证码将发送到账号的手机号 ${phone}`,
  submit: '注销账号',
  submitting: '正在注销',
  back: '返回',
  confirmTitle: '确认注销账号',
  confirmText: '注销立即生效，无法撤销，账号中的全部内容会被删除。',
  confirm: '确认注销',
  keep: '暂不注销',
  over: '账号已注销',
} as const;
