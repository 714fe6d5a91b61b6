import { left, right, type Either } from 'fp-ts/Either';
import { isFit, type Decision, type Verification } from '../../domain/verification/verification';
import type { Clock } from '../../ports/clock';
import { wholeOf } from '../../ports/file-reading';
import type { Uploads } from '../../ports/uploads';
import type { Verifications } from '../../ports/verifications';

export interface ReviewNeeds {
  readonly verifications: Verifications;
  readonly uploads: Uploads;
  readonly clock: Clock;
}

/** An operator's review of applications (OPS-06); left is why not, for the terminal. */
export interface Review {
  readonly pending: () => Promise<readonly Verification[]>;
  readonly decide: (id: number, decision: Decision) => Promise<Either<string, Verification>>;
  readonly document: (
    id: number,
  ) => Promise<Either<string, { readonly name: string; readonly bytes: Uint8Array }>>;
}

const levelNames = {
  '1': '全部功能已开放',
  '2': '已开放浏览，通过完整认证后可签署、发布和联系对方',
} as const;

const wordsOf = (decision: Decision) =>
  decision.kind === 'approved'
    ? { title: '认证已通过', content: `您的身份认证已通过，${levelNames[decision.level]}。`, link: '/user' }
    : {
        title: '认证未通过',
        content: `您的身份认证未通过：${decision.reason}。您可以修改资料后重新提交。`,
        link: '/user/underReview',
      };

/** Decides applications and notifies the member at once: in the inbox, and by the socket. */
export const makeReview = ({ verifications, uploads, clock }: ReviewNeeds): Review => ({
  pending: verifications.pending,
  decide: async (id, decision) => {
    if (decision.kind === 'rejected' && !isFit('reason', decision.reason))
      return left('请写明不通过的原因（200 字以内）');
    const now = clock.now();
    const decided = await verifications.decide(id, decision, now, ({ accountId }) => ({
      to: accountId,
      event: 'security',
      about: 'verification',
      ...wordsOf(decision),
      sentAt: now,
    }));
    return decided === null ? left(`没有编号为 ${id} 的待审核认证`) : right(decided);
  },
  document: async (id) => {
    const found = await verifications.one(id);
    const document = found === null ? null : found.document;
    const kept = document === null ? null : await uploads.content(document.id, 'verification');
    return kept === null
      ? left(`编号 ${id} 没有可查看的证件`)
      : right({ name: kept.file.name, bytes: await wholeOf(kept.content) });
  },
});
