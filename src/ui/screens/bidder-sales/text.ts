import type { StepAction } from '../../../domain/bid/next-step';
import type { NdaTab } from '../../../domain/bid/nda-tabs';

/** Of a deal that hides nothing. */
const noNdaNeeded = '免签署';

const tabs: Readonly<Record<NdaTab, string>> = {
  all: '全部',
  unsigned: '未签署',
  pending: '待审核',
  signed: '已签署',
  rejected: '已驳回',
  expired: '已过期',
  notNeeded: noNdaNeeded,
};

const empty: Readonly<Record<NdaTab, { readonly title: string; readonly text: string }>> = {
  all: { title: '还没有参与的项目', text: '在项目页表达意向、签署保密协议或报价后，进度都在这里查看。' },
  unsigned: { title: '没有未签署的项目', text: '已表达意向、须签署保密协议而尚未签署的项目会出现在这里。' },
  pending: { title: '没有待审核的保密协议', text: '签署后等待委托方审核的项目会出现在这里。' },
  signed: { title: '没有已签署的保密协议', text: '审核通过后，可以查看封存信息并报价的项目会出现在这里。' },
  rejected: { title: '没有被驳回的保密协议', text: '未通过审核的保密协议会出现在这里，可以重新签署。' },
  expired: { title: '没有过期的保密协议', text: '到期的保密协议会出现在这里，重新签署后资料再次开放。' },
  notNeeded: {
    title: '没有免签署的项目',
    text: '信息全部公开、无须签署保密协议即可报价的项目，参与后会出现在这里。',
  },
};

const actions: Readonly<Record<StepAction, string>> = {
  view: '查看记录',
  sign: '签署保密协议',
  signAgain: '重新签署',
  follow: '查看进度',
  bid: '报价',
  supplement: '补充说明',
  read: '查看项目',
};

/** What verifying the evidence of an NDA says. */
export const evidenceText = {
  open: '核验保密协议签署凭证',
  title: '核验签署凭证',
  lead: '填写凭证编号，或选择凭证文件。文件只在本机计算指纹（SHA-256），不会上传。',
  number: '凭证编号',
  numberHint: 'HP- 加 20 位数字或字母，或文件指纹',
  submit: '核验',
  busy: '正在核验',
  choose: '选择凭证文件',
  genuine: {
    file: { title: '文件与平台开具的一致', text: '文件没有改动过，内容以文件为准。' },
    number: { title: '编号真实', text: '请与手中的凭证逐项核对；选择凭证文件，可以核验它是否改动过。' },
  },
  unproved: {
    title: '没有查到这份凭证',
    text: '编号有误，或者文件不是平台开具的原件：改动任何一个字节，核验都不会通过。',
  },
  unanswered: '暂时不能核验',
  retry: '重试',
  facts: {
    code: '项目编号',
    signer: '签署人',
    version: '文本版本',
    textSha256: '文本 SHA-256',
    signedAt: '签署时间',
    approvedAt: '生效时间',
    expiresAt: '有效期至',
  },
  ended: (day: string): string => `${day}（已到期）`,
  close: '收起',
} as const;

/** What the list of a bidder says. */
export const bidderSalesText = {
  title: '我的意向',
  list: '参与的项目',
  tabs,
  tabNames: '按保密协议查看',
  empty,
  actions,
  /** The columns on a desktop. */
  heads: ['项目', '保密协议', '意向与报价', '更新时间', '下一步'],
  noNdaNeeded,
  nothingSaid: '未表达意向',
  updated: (when: string): string => `${when}更新`,
  toDeals: '查看在售项目',
  toAll: '查看全部',
  failed: '参与的项目没有加载出来',
  moreFailed: '后面的项目没有加载出来',
} as const;
