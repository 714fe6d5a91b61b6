import { bridgeFailureText } from '../../../domain/platform/bridge-failure';

/** What the page of the push settings says. */
export const pushSettingsPageText = {
  title: '推送设置',
  system: '系统通知',
  kinds: '接收以下推送',
  failed: '推送设置没有加载出来',
  permission: {
    granted: '系统通知已开启。',
    denied:
      '系统通知已关闭。请打开手机的“设置”，进入“通知”（部分手机在“应用管理”中），选择“琥珀并购”并允许通知，然后回到这里。',
    undecided: '尚未允许系统通知，开启后才能收到推送。',
    unsupported: '浏览器和微信不支持系统推送，以下设置对手机应用生效。',
    tooOld: bridgeFailureText({ kind: 'versionTooLow' }),
    unknown: '未能读取系统通知的状态。',
  },
  check: '重新检查',
  allow: '开启系统通知',
  allowing: '等待系统确认',
  words: {
    chat: { name: '私信', text: '有人给您发来消息' },
    deal: { name: '项目动态', text: '保密协议审核、项目进展' },
    order: { name: '订单与付款', text: '支付结果、退款进度' },
    notice: { name: '平台通知', text: '认证结果、账号安全、平台公告' },
  },
} as const;
