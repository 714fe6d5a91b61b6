/** What the overview of the membership says. */
export const memberText = {
  title: '会员中心',
  membershipFailed: '会员信息没有加载出来',
  rights: '我的权益',
  possible: '会员可以做什么',
  possibleText: '以下权益因套餐而异，具体以套餐对比为准。',
  compare: '对比套餐权益',
  more: '了解会员',
  entries: [
    { to: '/member/buyer', word: '买方权益', about: '查找、联系、尽调，买方会员怎样使用' },
    { to: '/member/facility', word: '会员空间', about: '线上资料室、会议室与路演厅' },
    { to: '/member/service', word: '会员服务', about: '定向撮合、尽调协调与谈判支持' },
    { to: '/member/pay', word: '套餐与价格', about: '三种套餐逐项对比，开通或续费' },
    { to: '/pay', word: '我的订单', about: '支付、退款与发票' },
  ],
} as const;
