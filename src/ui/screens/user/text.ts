const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What is left of a time, begun minutes, hours and days counted. */
const timeLeft = (ms: number): string => {
  if (ms < hourMs) return `${Math.max(1, Math.ceil(ms / minuteMs))} 分钟`;
  return ms < dayMs ? `${Math.ceil(ms / hourMs)} 小时` : `${Math.ceil(ms / dayMs)} 天`;
};

/** What the page about oneself says. */
export const userText = {
  profile: '我的资料',
  reached: {
    unverified: '未认证',
    basic: '基础认证',
    verified: '已认证',
    pending: '审核中',
    rejected: '未通过',
  },
  steps: {
    verify: { text: '完成认证后可签署保密协议、联系委托方', action: '去认证' },
    upgrade: { text: '升级为完整认证，解锁全部权限', action: '升级认证' },
    follow: { text: '认证资料正在审核中', action: '查看进度' },
    mend: { text: '认证未通过，可以修改后重新提交', action: '查看原因' },
  },
  verification: '认证',
  countsName: '我的数量',
  counts: {
    favourites: '收藏',
    publications: '发布',
    bids: '意向',
    orders: '订单',
    messages: '未读消息',
  },
  countsFailed: '数量没有加载出来',
  phone: '手机号',
  identity: '姓名与任职',
  waits: {
    title: '等我处理',
    many: (count: number): string => `${count} 件`,
    none: '没有待支付的订单，也没有即将到期的套餐',
    failed: '订单没有加载出来',
    pay: (goods: string, amount: string): string => `支付${goods}订单，¥${amount}`,
    toPay: '去支付',
    renew: (name: string): string => `${name}即将到期`,
    renewText: '续费后有效期顺延',
    toRenew: '续费',
    left: (ms: number): string => `还剩 ${timeLeft(ms)}`,
  },
  recent: {
    title: '最近订单',
    all: '全部',
    goods: '商品',
    orderNo: '订单号',
    createdAt: '下单时间',
    amount: '金额（元）',
    state: '状态',
  },
  favourites: '我的收藏',
  own: '交易与会员',
  bids: '我的意向',
  publications: '我的发布',
  orders: '订单',
  member: '会员',
  settings: '账号',
  info: '个人资料',
  pushes: '推送设置',
  security: '账号与安全',
  policies: '协议与政策',
  aboutUs: '关于我们',
  agreement: '用户协议',
  privacy: '隐私政策',
  closeSide: '收起侧栏',
  openSide: '展开侧栏',
  logout: '退出登录',
  loggingOut: '正在退出',
  failed: '资料没有加载出来',
  failedText: '您可以继续使用其他页面，或重新加载资料。',
} as const;
