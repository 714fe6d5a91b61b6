import { left, map, right, type Either } from 'fp-ts/Either';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Level, Verification } from '../../domain/verification/verification';
import type { Accounts } from '../../ports/accounts';
import type { Review } from '../verification/review';

/** Writes a file that is not there yet, for this user of the machine alone; left is why not. */
export type SaveFile = (path: string, bytes: Uint8Array) => Promise<Either<string, null>>;

export interface ReviewDeskNeeds {
  readonly review: Review;
  readonly accounts: Accounts;
  readonly saveFile: SaveFile;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about verifications (OPS-06); each answers lines for the terminal. */
export interface ReviewDesk {
  readonly list: () => Line;
  readonly approve: (id: number, level: Level) => Line;
  readonly reject: (id: number, reason: string) => Line;
  /** Writes the card or licence of an application to a path, to be looked at. */
  readonly saveDocument: (id: number, path: string) => Line;
}

export const makeReviewDesk = ({ review, accounts, saveFile }: ReviewDeskNeeds): ReviewDesk => {
  const lineOf = async (application: Verification): Promise<string> => {
    const { id, accountId, name, company, position, document, submittedAt } = application;
    const phone = (await accounts.byId(accountId))?.phone ?? accountId;
    const file = document === null ? '无文件' : `${document.name}（${document.size} 字节）`;
    return [`编号 ${id}`, phone, name, company, position, file, `提交于 ${beijingTime(submittedAt)}`].join(
      '  ',
    );
  };

  return {
    list: async () => {
      const waiting = await review.pending();
      if (waiting.length === 0) return right('没有待审核的认证');
      return right((await Promise.all(waiting.map(lineOf))).join('\n'));
    },
    approve: async (id, level) =>
      map(() => `编号 ${id} 已通过，认证级别 ${level}`)(await review.decide(id, { kind: 'approved', level })),
    reject: async (id, reason) =>
      map(() => `编号 ${id} 已退回：${reason}`)(
        await review.decide(id, { kind: 'rejected', reason: reason.trim() }),
      ),
    saveDocument: async (id, path) => {
      const document = await review.document(id);
      if (document._tag === 'Left') return document;
      const saved = await saveFile(path, document.right.bytes);
      return saved._tag === 'Left' ? left(saved.left) : right(`${document.right.name} 已保存到 ${path}`);
    },
  };
};
