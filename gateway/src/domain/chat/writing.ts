/** What decides whether one party may write to another (SCR-11). */
export interface Standing {
  readonly self: boolean;
  /** Whether the other is there at all. */
  readonly known: boolean;
  readonly platform: boolean;
  readonly removed: boolean;
  /** By the one who writes. */
  readonly blocks: boolean;
  /** By the other. */
  readonly blocked: boolean;
  readonly shares: boolean;
  /** Whether the other ever wrote. */
  readonly written: boolean;
}

export type WritingVerdict = 'ok' | 'ownAccount' | 'unknown' | 'removed' | 'blocks' | 'blocked' | 'stranger';

/** The first of these that holds; a stranger is whom nothing is shared with and who never wrote. */
export const writingVerdict = (standing: Standing): WritingVerdict => {
  if (standing.self) return 'ownAccount';
  if (!standing.known) return 'unknown';
  if (standing.platform) return 'ok';
  if (standing.removed) return 'removed';
  if (standing.blocks) return 'blocks';
  if (!standing.shares && !standing.written) return 'stranger';
  return standing.blocked ? 'blocked' : 'ok';
};

/** Why not, for the person who would write. */
export const whyNotText: Readonly<Record<Exclude<WritingVerdict, 'ok'>, string>> = {
  ownAccount: '不能给自己发送消息',
  unknown: '对方不存在或已注销',
  removed: '对方账号已注销，不能再发送消息',
  blocks: '您已拉黑对方，解除拉黑后可以发送消息',
  blocked: '对方暂不接收您的消息',
  stranger: '您与对方没有共同的项目，暂不能发送消息',
};
