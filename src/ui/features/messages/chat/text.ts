import type { CardState } from '../../../../../contract/chat/deal-card';
import type { FileProblem } from '../../../../application/messages/composer/events';
import { uploadText } from '../../../../application/kit/upload/text';
import { mostWaiting } from '../../../../domain/chat/waiting-limit';
import { chatLimits } from '../../../../../contract/rules/chat-rule';
import { tooLargeText } from '../../../../../contract/values/size-text';
import { formatCount } from '../../../../../contract/values/format-count';

/** What a conversation says. */
export const chatText = {
  title: '会话',
  titleWith: (name: string): string => `与${name}的会话`,
  log: '聊天记录',
  verified: '已认证',
  platform: '平台客服',
  removed: '对方账号已注销',
  more: '更多操作',
  block: '拉黑对方',
  unblock: '解除拉黑',
  blocked: '您已拉黑对方，解除后才能继续发送消息。',
  blockHint: '拉黑后对方不能再给您发消息。',
  blockNow: '拉黑',
  keep: '取消',
  protected: '在保密协议通过前，消息中的联系方式会被隐藏。',
  masked: '联系方式已隐藏，保密协议通过后可以交换',
  hidden: '图片含有二维码，保密协议通过后可以查看',
  hiddenFromPeer: '图片含有二维码，保密协议通过后对方可以查看',
  loadOlder: '查看更早的消息',
  olderFailed: '更早的消息没有加载出来',
  again: '重新加载',
  reconnecting: '连接已断开，正在重新连接，写好的消息会在恢复后发出',
  behind: '部分新消息没有加载出来，稍后会自动重试',
  fresh: (count: number): string => `${formatCount(count)} 条新消息`,
  toNewest: '回到最新消息',
  empty: '还没有消息，打个招呼吧。',
  unknown: '无法与对方会话',
  unknownText: '请从项目或求购需求的“咨询”进入会话。',
  failed: '会话没有加载出来',
  apart: '以前的消息没有加载出来，您现在写的消息会在恢复后发出',
  toList: '返回消息列表',
  cannotSend: '发送功能没有加载出来，您输入的内容不会丢失。',
  sending: '发送中',
  sent: '已发送',
  read: '已读',
  unconfirmed: '已发出，未确认',
  notSent: '未发出',
  resend: '重新发送',
  discard: '删除',
  youRecalled: '您撤回了一条消息',
  theyRecalled: '对方撤回了一条消息',
  rewrite: '重新编辑',
  actions: '消息操作',
  menu: '消息操作',
  copy: '复制',
  copied: '已复制',
  quote: '引用',
  recall: '撤回',
  left: (ms: number): string => {
    const seconds = Math.ceil(ms / 1000);
    return `还剩 ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  report: '举报',
  reported: '已举报',
  reportReasons: { harassing: '骚扰或广告', fraud: '疑似诈骗', unlawful: '违法违规', other: '其他' },
  reporting: {
    title: '举报这条消息',
    lead: '平台会核实并把结果通知您，不会告诉对方是谁举报。',
    reason: '原因',
    words: '补充说明',
    wordsHint: '选择“其他”时必填',
    submit: '提交举报',
    submitting: '正在提交',
  },
  picture: '图片',
  openPicture: '查看大图',
  pictureFailed: '图片没有加载出来',
  pictureAgain: '重新加载图片',
  pictureTitle: '查看图片',
  document: (name: string): string => `下载 ${name}`,
  documentComing: '正在下载',
  documentFailed: '没有下载成功，点击重试',
  find: '会话内查找',
  finding: (words: string): string => `正在查找“${words}”`,
  findFailed: '查找结果没有加载出来',
  hit: (words: string, nth: number, count: number): string =>
    `“${words}”第 ${formatCount(nth)} 条，共 ${formatCount(count)} 条`,
  earlierHit: '上一条结果',
  laterHit: '下一条结果',
  closeFind: '关闭查找',
  compose: '发送消息',
  field: '消息',
  placeholder: '输入消息',
  send: '发送',
  hint: 'Enter 发送，Shift+Enter 换行',
  addFile: '添加图片或文件',
  sendCard: '发送项目',
  tooLong: (over: number): string =>
    `超出 ${formatCount(over)} 字，每条消息最多 ${formatCount(chatLimits.text)} 字`,
  quoting: '引用',
  unquote: '取消引用',
  uploading: (percent: number): string => `正在发送 ${percent}%`,
  inTurn: '等待发送',
  unreached: '没有连上服务器，恢复后自动发送',
  shownFile: '待发送的文件',
  shownPicture: (name: string): string => `${name} 的预览`,
  further: (count: number): string => `还有 ${formatCount(count)} 个文件`,
  checkingFile: (name: string): string => `正在检查 ${name}`,
  sendFile: '发送',
  askedCard: '发送这张项目卡片？',
  cancelFile: '取消',
  chooseFile: '重新选择',
  retryFile: '重试',
  problem: (problem: FileProblem): string => {
    switch (problem.kind) {
      case 'tooMany':
        return `已有 ${mostWaiting.files} 个文件等待发送，请等它们发出或取消几个后重试`;
      case 'tooMuch':
        return `等待发送的文件合计不能超过 ${mostWaiting.bytes / 1024 / 1024} MB，加上所选文件为 ${tooLargeText(problem.bytes)}，请等它们发出或取消几个后重试`;
      default:
        return uploadText.fault(problem, 'chat');
    }
  },
  openDeal: '查看项目',
  otherDeals: (count: number): string => `其他相关项目 ${count} 个`,
  netProfit: (year: string | null): string => (year === null ? '净利润' : `${year} 年净利润`),
  negotiable: '面议',
  own: '我发布的',
  cardStates: {
    listed: '',
    withdrawn: '已下架',
    closed: '已成交',
    expired: '已过期',
    ended: '已截止',
  } satisfies Readonly<Record<CardState, string>>,
} as const;
