import type { Prove } from '../../../../../contract/account/prove';

/** What the progress of a verification says. */
export const progressText = {
  title: '认证进度',
  stale: (failure: string) => `最新进度没有加载出来（${failure}），下面是上次看到的内容。`,
  submitted: '提交资料',
  reviewing: '平台审核',
  expected: (day: string) => `预计 ${day} 前完成`,
  approved: '认证通过',
  rejected: '认证未通过',
  result: '审核结果',
  resultLater: '结果会立即通知您，并发送到消息',
  reason: '未通过的原因',
  application: '提交的资料',
  name: '真实姓名',
  company: '公司全称',
  position: '职务',
  document: '名片或营业执照',
  level: '认证级别',
  levels: { '1': '完整认证', '2': '基础认证' } satisfies Record<Prove, string>,
} as const;

/** What the full verification asks for, and what it opens, for a member with the basic one. */
export const fullVerificationText = {
  missing: '完整认证还需要',
  missingList: [
    '能看清姓名、公司和职务的名片，或加盖公章的营业执照',
    '与证件一致的真实姓名、公司全称和现任职务',
  ],
  opens: '通过后可以',
  opensList: [
    '签署保密协议，查看封存信息',
    '发起咨询，表达意向和报价',
    '发布项目和求购需求，登记百家买方',
    '开通专业会员和机构会员',
  ],
} as const;
