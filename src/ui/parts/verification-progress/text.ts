import type { Prove } from '../../../../contract/account/prove';

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
