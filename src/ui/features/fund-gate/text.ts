/** What the gate before the materials of a fund says. */
export const fundGateText = {
  title: '特定对象确定',
  reading: '正在核对您的特定对象确定状态',
  failed: '没有读到您的特定对象确定状态',
  reload: '重试',
  needed: '以下资料只向完成特定对象确定的读者展示。您需要作出声明并回答风险问卷，约 3 分钟，有效期三年。',
  expired: '您的特定对象确定已满三年，资料已关闭。重新作答后可以继续查看。',
  determined: (grade: string, day: string): string =>
    `您已完成特定对象确定，风险承受能力 ${grade}，有效期至 ${day}。`,
  sealed: '确认后可见',
  /** What stays closed until the determination. */
  closed: [
    { name: '风险等级', about: '与您的风险承受能力对照' },
    { name: '主要条款', about: '管理费、业绩报酬、门槛收益、关键人、返投' },
    { name: '已投企业', about: '名单、轮次与现状' },
    { name: 'LP 构成', about: '按类型，不列个人' },
    { name: '资料', about: '由管理人在线下提供' },
  ],
  open: '开始特定对象确定',
  again: '重新作答',
  formTitle: '特定对象确定',
  lead: '请如实填写。结果只用于判断您能否查看基金资料，不代表认购，本平台不接受认购。',
  standard: '您符合哪一项合格投资者标准？',
  declared: '请逐条阅读并确认',
  missing: (count: number): string => `还有 ${count} 项没有完成`,
  submit: '提交',
  submitting: '正在提交',
} as const;
