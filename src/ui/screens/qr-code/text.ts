import type { GateStanding } from '../../../../contract/gate/check-code';

const standings: Readonly<Record<GateStanding, readonly [title: string, text: string]>> = {
  valid: ['待参会', ''],
  pending: ['尚未生效', '审核和支付完成后，这里显示签到二维码。'],
  transferred: ['已转赠', '这张票已转赠给他人，不能再用于签到。'],
  refunded: ['已退票', '这张票已退，不能再用于签到。'],
  void: ['已失效', '这张票已取消或作废，不能再用于签到。'],
};

/** What the page of the own tickets says. */
export const qrCodeText = {
  title: '电子票',
  checkedIn: (when: string): string => `已签到 ${when}`,
  standing: (standing: GateStanding): string => standings[standing][0],
  standingText: (standing: GateStanding): string => standings[standing][1],
  code: '签到二维码，每 30 秒更新',
  number: '票号',
  attendee: '姓名',
  company: '单位',
  type: '票种',
  more: '我的门票',
  awake: '屏幕保持常亮，离开本页恢复；请把亮度调高',
  dark: '请把屏幕调亮，并保持本页打开',
  offline: (since: string): string => `${since} 起没有连上服务器，可以照常签到`,
  offlineNoCode: (since: string): string => `${since} 起没有连上服务器`,
  kept: (when: string): string => `门票信息更新于 ${when}。`,
  tip: '一票一人，每项只签到一次。二维码每 30 秒更新，截图无效。',
  unkept: '本机没有存下门票，没有网络时不能出示。请保持本页打开，或腾出存储空间后刷新。',
  preparing: '正在准备二维码',
  elsewhere: '这张票在另一台设备上',
  elsewhereText: '一张票同时只在一台设备上出示。改到本机后，另一台设备上的二维码失效。',
  takeOver: '改到本机出示',
  unready: '二维码还没有准备好',
  unreadyText: '第一次在本机出示需要网络，请联网后重试。',
  again: '重试',
  keyless: '本机不能生成二维码',
  keylessText: '浏览器没有开放安全存储。请在签到处报票号或姓名。',
  none: '还没有门票',
  noneText: '报名会议并支付后，门票显示在这里。',
  toConferences: '看会议',
  failed: '门票没有加载出来',
} as const;
