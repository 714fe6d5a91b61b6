import type { PicturePreview } from '../../../contract/upload/picture-preview';
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

/** A business card, 160 × 100. */
const card =
  'UklGRuwAAABXRUJQVlA4IOAAAACwDACdASqgAGQAPu1ur1C/pqQirjSoA/AdiWdu3V6qf/vqn4ARQAEaRJkZdKPBhXQ8PHJ4ZU8LtXdBsJ+NItnyjdD5STM4lsfxaWd5bI5eCfk9RNgALEwALCXgoMzSbN7rwa9jjbM7TQAd5uz9AAD+2Ut3ntq4F62SWV9u4tdOETQjCJoI54RlqiDsJOqCxDw1QndNuUyHpz+eaOuN6IVyyy1WJ3v9FAJ/3JhESUb177ox2vG9pYk9XspAMOT/NoeVoHufLDFUhmb/AtZLz1cQYQNS5EFMpO839ZYAAAAAAA==';
const smallCard: PicturePreview = {
  type: 'image/webp',
  content: card,
};
const withCard: Verification = {
  ...rejected,
  document: { id: 'D2', name: '名片.png', size: 182_400, type: 'image/jpeg' },
};

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
    id: 'verification-again-picture',
    title: '身份认证：修改后重新提交，附图片',
    scene: {
      ...unverified,
      address: apply,
      verification: answered(withCard),
      uploadPreview: answered(smallCard),
    },
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
