import { bridgeFailureText } from '../../../domain/platform/bridge-failure';

/** What the page of the notification settings says. */
export const pushSettingsPageText = {
  title: '通知设置',
  system: '系统通知',
  kinds: '接收哪些通知',
  times: '何时接收',
  failed: '通知设置没有加载出来',
  permission: {
    granted: '系统通知已开启。',
    denied:
      '系统通知已关闭。请打开手机的“设置”，进入“通知”（部分手机在“应用管理”中），选择“琥珀并购”并允许通知，然后回到这里。',
    undecided: '尚未允许系统通知，开启后才能收到推送。',
    unsupported: '浏览器和微信不支持系统推送，推送一列对手机应用生效。',
    tooOld: bridgeFailureText({ kind: 'versionTooLow' }),
    unknown: '未能读取系统通知的状态。',
  },
  check: '重新检查',
  allow: '开启系统通知',
  allowing: '等待系统确认',
  event: '通知',
  channels: { inApp: '站内', push: '推送', wechat: '微信', sms: '短信' },
  cell: (event: string, channel: string): string => `${event}：${channel}`,
  notConnected: '未接入',
  always: '必达',
  fixed:
    '“必达”的通知不能关闭，也不受免打扰和每日摘要影响：账号安全的通知用于保护您的账号；私信在站内就是会话本身。',
  unconnected: (channels: string): string => `本平台尚未接入${channels}通知，接入后可以在这里选择。`,
  wechat: '微信通知需要先绑定微信。关闭站内的通知不再进入消息列表，记录仍可在对应的项目和订单页面查看。',
  quiet: {
    name: '免打扰',
    text: '这段时间内的通知，结束时再发送（北京时间）',
    from: '免打扰开始',
    until: '免打扰结束',
    to: '至',
    nextDay: '（次日）',
  },
  digest: {
    name: '每日摘要',
    text: '不逐条通知，每天汇总成一条（北京时间）',
    at: '每天',
    hour: '每日摘要时间',
  },
  hour: (hour: number): string => `${String(hour).padStart(2, '0')}:00`,
  words: {
    chat: { name: '私信', text: '有人给您发来消息' },
    deal: { name: '项目动态', text: '保密协议、意向报价、保存的搜索' },
    order: { name: '订单与付款', text: '支付结果、退款进度' },
    notice: { name: '平台通知', text: '发布审核、举报与投递结果' },
    security: { name: '账号安全', text: '登录提醒、认证结果' },
  },
} as const;
