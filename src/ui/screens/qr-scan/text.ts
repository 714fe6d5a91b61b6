import type { GateFault } from '../../../../contract/gate/check-code';

const minutes = (ms: number): string => `约 ${Math.max(1, Math.round(Math.abs(ms) / 60_000))} 分钟`;

const faults: Readonly<Record<GateFault, string>> = {
  malformed: '这不是门票的二维码',
  otherConference: '这是其他会议的门票',
  unknownTicket: '名单中没有这张票，请核对票号',
  oldKey: '二维码已失效：门票换了设备或已转赠，请出示最新的二维码',
  newKey: '门票在名单更新后换了设备，请转为在线后再核验',
  forged: '签名不正确，请核对票号和姓名',
  late: '二维码已过期',
  early: '出示方的手机时间不准',
  pending: '门票还没有生效：未通过审核或未支付',
  transferred: '门票已转赠，请由受赠人出示',
  refunded: '门票已退',
  void: '门票已取消或作废',
  entered: '已经签到过',
  otherGate: '没有网络时，这张票由其他入口核验',
  clockWrong: '本机时间与服务器相差过大，请校准后重试',
  sequenceReused: '扫码序号重复，请刷新本页',
};

/** What the page of a gate says. */
export const qrScanText = {
  title: '会议签到',
  stranger: '没有这个签到页',
  strangerText: '您不是该会议的签到人员，请联系主办方。',
  failed: '名单没有加载出来',
  failedText: '请检查网络后重试。',
  keptList: (when: string): string => `没有连上服务器。本机有 ${when} 的名单，可以离线核验。`,
  again: '重试',
  dismiss: '关闭结果',
  online: '在线核验',
  offline: '离线核验',
  toOnline: '转为在线',
  toOffline: '转为离线',
  offlineWarning: '两个都离线的入口不能互相排除重复入场；可由主办方为各入口划分票号范围。',
  synced: (when: string): string => `上次同步 ${when}`,
  neverSynced: '还没有同步',
  skew: (ms: number): string =>
    Math.abs(ms) < 2_000
      ? '本机时间准确'
      : `本机时间相差${Math.abs(ms) < 60_000 ? ` ${Math.round(Math.abs(ms) / 1_000)} 秒` : minutes(ms)}`,
  waiting: (count: number): string => `${count} 条待上传`,
  setAside: (count: number): string => `其中 ${count} 条服务器没有接受，留在本机，下次打开本页再传`,
  notSynced: (why: string): string => `没有同步：${why}`,
  sync: '立即同步',
  syncing: '正在同步',
  entry: '签到项',
  gate: '入口',
  anyGate: '不指定',
  scan: '扫一扫',
  camera: '相机',
  prompting: '正在打开相机，请允许使用',
  filming: '请把二维码放进框内',
  closeCamera: '关闭相机',
  cameraRefused: '相机没有授权',
  cameraRefusedText: '请在浏览器或系统设置中允许本站使用相机，也可以在下方输入票号核验。',
  cameraMissing: '没有可用的相机',
  cameraMissingText: '本机没有相机，或浏览器不提供。请在下方输入票号核验。',
  cameraUnopened: '相机没有打开',
  cameraUnopenedText: '相机可能被其他应用占用。可以重试，也可以在下方输入票号核验。',
  cameraEnded: '相机已关闭',
  cameraEndedText: '切换页面或两分钟没有扫到二维码时，相机会关闭。可以重新扫码，也可以在下方输入票号核验。',
  subject: '票号、姓名或手机后四位',
  check: '核验票号',
  results: '名单中的人',
  letIn: '签到',
  noResult: '名单中没有符合的人',
  checking: '正在核验',
  unanswered: '服务器没有应答，没有放行',
  unansweredText: '可以重试；网络不通时请转为离线核验。',
  unkept: '本机没有存下这次核验，没有放行',
  unkeptText: '本机存储空间可能已满。请转为在线核验，或腾出空间后重试。',
  admitted: '可以入场',
  repeated: '重复：已经入场',
  refused: '不能入场',
  first: (when: string, gate: string): string => `${when}${gate === '' ? '' : `，${gate}`}已签到`,
  fault: (fault: GateFault | null, skew: number): string => {
    if (fault === null) return '';
    return skew === 0 ? faults[fault] : `${faults[fault]}，相差${minutes(skew)}`;
  },
} as const;
