import type { Verification } from '../../../contract/verification/verification';
import { answered, never } from '../scene/answers';
import { member } from './people';
import type { Story } from './story';
import { asMember, network } from './words';

const apply = '/user/auditLogin';
const follow = '/user/underReview';
const unverified = { ...asMember, user: answered(member({ prove: null })) };

const said = {
  name: '沈知远',
  company: '恒泰产业资本管理（上海）有限公司',
  position: '投资总监',
  document: { id: 'D1', name: '营业执照.pdf', size: 2_411_724, type: 'application/pdf' },
} as const;
const submittedAt = Date.UTC(2026, 10, 19, 2, 12);
export const pending: Verification = {
  state: 'pending',
  ...said,
  submittedAt,
  expectedAt: Date.UTC(2026, 10, 20, 2, 12),
};
const decidedAt = Date.UTC(2026, 10, 19, 8, 40);
export const rejected: Verification = {
  state: 'rejected',
  ...said,
  submittedAt,
  decidedAt,
  reason: '营业执照照片不清晰，且公司名称与填写的不一致。请重新拍摄，并按执照填写公司全称。',
};
const approved: Verification = { state: 'approved', ...said, level: '2', submittedAt, decidedAt };

export const verificationStories: readonly Story[] = [
  { id: 'verification', title: '身份认证', scene: { ...unverified, address: apply } },
  {
    id: 'verification-wrong',
    title: '身份认证：没有填写',
    scene: { ...unverified, address: apply },
    acts: [{ kind: 'press', name: '提交认证' }],
  },
  {
    id: 'verification-again',
    title: '身份认证：修改后重新提交',
    scene: { ...unverified, address: apply, verification: answered(rejected) },
  },
  {
    id: 'verification-upgrade',
    title: '身份认证：申请完整认证',
    scene: { ...asMember, address: apply, verification: answered(approved) },
  },
  {
    id: 'verification-loading',
    title: '身份认证：加载中',
    scene: { ...unverified, address: apply, verification: never },
  },
  {
    id: 'verification-failed',
    title: '身份认证：没有加载出来',
    scene: { ...unverified, address: apply, verification: network },
  },
  {
    id: 'under-review',
    title: '认证进度：审核中',
    scene: { ...unverified, address: follow, verification: answered(pending) },
  },
  {
    id: 'under-review-rejected',
    title: '认证进度：未通过',
    scene: { ...unverified, address: follow, verification: answered(rejected) },
  },
  {
    id: 'under-review-failed',
    title: '认证进度：没有加载出来',
    scene: { ...unverified, address: follow, verification: network },
  },
  { id: 'under-review-none', title: '认证进度：还没有提交', scene: { ...unverified, address: follow } },
];
