import type { MaySign } from '../../../../../contract/nda/nda-standing';
import type { NdaStep } from '../../../../../contract/nda/nda-step';
import type { NdaReading } from '../../../../domain/nda/reading-progress';
import type { NdaState } from '../../../../../contract/sale/nda-state';
import { narrowSpace } from '../../../../../contract/values/digit-groups';

type Kind = NdaStep['kind'];

const did: Readonly<Record<Kind, (who: string) => string>> = {
  signed: (who) => `${who}签署并提交`,
  withdrawn: (who) => `${who}撤回`,
  approved: (who) => `${who}审核通过`,
  rejected: (who) => `${who}驳回`,
  expired: () => '有效期届满',
};

const actors: Readonly<Record<NdaStep['by'], string>> = {
  signer: '签署人',
  owner: '委托方',
  operator: '平台',
  time: '',
};

/** What the NDA over a deal's page says. */
export const ndaText = {
  title: '签署保密协议',
  steps: ['阅读协议', '签名确认', '委托方审核'],
  loading: '正在加载',
  failed: '协议没有加载出来',
  body: '协议全文',
  version: (version: string): string => `文本版本 ${version}`,
  digest: (sha256: string): string => `文本指纹 ${sha256.slice(0, 16)}`,
  keepText: '下载协议文本',
  textKept: '协议文本已保存。',
  progress: '阅读进度',
  read: ({ percent, minutesLeft }: NdaReading): string =>
    minutesLeft === 0 ? '已读完全文' : `已读 ${percent}${narrowSpace}%，还有约 ${minutesLeft} 分钟`,
  clause: ({ clause, clauses }: NdaReading): string =>
    clause === 0 ? `共 ${clauses} 条` : `第 ${clause} 条，共 ${clauses} 条`,
  toTheEnd: '读到末尾后可签名',
  goOn: '已读完，去签名',
  deal: '项目',
  owner: '披露方',
  ownerSide: '项目委托方',
  company: '签署方',
  term: '有效期',
  months: (months: number): string => `自通过起 ${months} 个月`,
  name: '签署人姓名',
  nameHint: '与认证姓名一致',
  codeFor: (phone: string): string => `验证码发到您的登记手机 ${phone}`,
  agree: (company: string): string =>
    company === ''
      ? '我已读完全文，并同意以电子形式订立。'
      : `我已读完全文，有权代表${company}签署，并同意以电子形式订立。`,
  sign: '确认签署',
  signing: '正在提交',
  back: '返回协议',
  kept: '签署时间、设备和文本指纹会一并留存，供双方查验。',
  states: {
    unsigned: { title: '保密协议未签署', text: '签署并经委托方同意后，封存的信息在本页打开。' },
    pending: { title: '已提交，等待委托方审核', text: '审核结果会通知您，通过后封存的信息直接在本页打开。' },
    signed: { title: '保密协议已通过', text: '封存的信息已在本页打开，请仅用于评估本项目。' },
    rejected: { title: '保密协议被驳回', text: '按原因修改后可以重新签署。' },
    expired: { title: '保密协议已过期', text: '信息已重新封存，需要继续查看请重新签署。' },
  } satisfies Record<NdaState, { title: string; text: string }>,
  /** Of a deal that is listed no more. */
  over: {
    texts: {
      unsigned: '',
      pending: '该项目已下架或已成交，目前不能通过审核，您可以撤回申请。',
      signed: '该项目已下架或已成交，封存的信息不再展示。协议仍按原定期限有效，签署凭证可以随时下载。',
      rejected: '',
      expired: '',
    } satisfies Record<NdaState, string>,
  },
  expected: (moment: string): string => `通常 1 个工作日内有结果，最晚 ${moment}。`,
  until: (day: string): string => `有效期至 ${day}`,
  reason: (reason: string): string => `原因：${reason}`,
  history: '记录',
  step: ({ kind, by, name }: NdaStep): string => did[kind](name === '' ? actors[by] : name),
  signOnceMore: '重新签署',
  signNow: '去签署',
  withdraw: '撤回申请',
  withdrawing: '正在撤回',
  close: '返回项目',
  mayNot: {
    yes: '',
    toBeVerified: '通过完整认证后可以签署保密协议。',
    ownDeal: '这是您自己的项目，无需签署。',
    nothingSealed: '该项目没有封存的信息，无需签署。',
    dealClosed: '该项目已下架或已成交，不能再签署保密协议。',
  } satisfies Record<MaySign, string>,
  verify: '申请完整认证',
  evidence: {
    download: '下载签署凭证',
    busy: '正在生成',
    saved: (number: string): string => `凭证已保存，编号 ${number}。`,
    verify: '去核验',
  },
  requests: {
    title: '保密协议申请',
    none: '还没有人申请查看封存的信息。有新申请时会通知您。',
    noneCame: '没有人申请查看封存的信息。',
    more: (total: number, shown: number): string => `共 ${total} 份，显示最近 ${shown} 份。`,
    signedAt: (moment: string): string => `${moment}签署`,
    approve: '同意',
    reject: '驳回',
    approveTitle: '同意对方查看？',
    who: '申请方',
    ofDeal: '项目',
    opens: '将公开',
    opened: '该项目封存的全部信息和资料名称',
    term: '期限',
    termText: '自同意起 12 个月',
    approveText: '同意后对方立即可以查看，已公开的信息无法收回。',
    confirm: '确认同意',
    confirming: '正在处理',
    cancel: '再想想',
    rejectTitle: '驳回申请',
    rejectLead: '原因会告知对方，对方可以修改后重新签署。',
    reason: '驳回原因',
    reasonHint: '2 至 200 字',
    rejectSubmit: '确认驳回',
    quick: '常用原因',
    reasons: ['签署方与认证单位不一致，请改用单位全称', '请先说明收购意图和资金来源', '暂不接受同业买方'],
  },
} as const;
