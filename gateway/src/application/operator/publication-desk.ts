import { left, map, right, type Either } from 'fp-ts/Either';
import { publicationLimits, textIn } from '../../../../contract/publication/form-texts';
import type { Reason } from '../../../../contract/publication/publication';
import { revealingIn } from '../../../../contract/publication/revealing';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Publication } from '../../domain/publication/publication';
import type { Accounts } from '../../ports/accounts';
import type { PublicationReview } from '../publication/publication-review';

type Line = Promise<Either<string, string>>;

/** What an operator may do about publications (OPS-06); each answers lines for the terminal. */
export interface PublicationDesk {
  readonly list: () => Line;
  /** Its texts field by field, and what of them gives something away with what the publisher says of it. */
  readonly show: (number: number) => Line;
  readonly approve: (number: number) => Line;
  readonly reject: (number: number, reasons: readonly Reason[]) => Line;
  readonly takeDown: (number: number, reason: string) => Line;
  readonly close: (number: number, reason: string) => Line;
}

export interface PublicationDeskNeeds {
  readonly review: PublicationReview;
  readonly accounts: Accounts;
}

const kinds = { sale: '出售', buy: '求购' } as const;
const isNote = (field: string): boolean => field.startsWith('note:');

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('；');

const fieldLines = ({ fields }: Publication): readonly string[] =>
  Object.entries(fields)
    .filter(([field, text]) => !isNote(field) && text.trim() !== '')
    .slice(0, publicationLimits.fields)
    .map(([field, text]) => `  ${field}：${inOneLine(text)}`);

const findingLines = ({ kind, fields }: Publication, publisher: string): readonly string[] =>
  revealingIn(kind, fields, publisher).map(
    ({ field, found, note }) => `  ${field} 中的“${found}”：${note === '' ? '未说明' : note}`,
  );

export const makePublicationDesk = ({ review, accounts }: PublicationDeskNeeds): PublicationDesk => {
  const head = async ({ number, kind, ownerId, fields, submittedAt }: Publication): Promise<string> => {
    const phone = (await accounts.byId(ownerId))?.phone ?? ownerId;
    const at = submittedAt === null ? '未提交' : `提交于 ${beijingTime(submittedAt)}`;
    return [`编号 ${number}`, kinds[kind], textIn(fields, 'title'), phone, at].join('  ');
  };

  return {
    list: async () => {
      const waiting = await review.pending();
      if (waiting.length === 0) return right('没有待审核的发布');
      return right((await Promise.all(waiting.map(head))).join('\n'));
    },
    show: async (number) => {
      const found = await review.one(number);
      if (found._tag === 'Left') return left(found.left);
      const publisher = (await accounts.byId(found.right.ownerId))?.company ?? '';
      const findings = findingLines(found.right, publisher);
      const extraLines =
        findings.length === 0 ? ['未发现可能暴露身份的内容'] : ['可能暴露身份的内容：', ...findings];
      return right([await head(found.right), ...fieldLines(found.right), ...extraLines].join('\n'));
    },
    approve: async (number) => map(() => `编号 ${number} 已通过并上架`)(await review.approve(number)),
    takeDown: async (number, reason) =>
      map(() => `编号 ${number} 已下架，原因已告知发布人`)(await review.end(number, 'withdrawn', reason)),
    close: async (number, reason) =>
      map(() => `编号 ${number} 已标记为已成交，已告知发布人`)(await review.end(number, 'closed', reason)),
    reject: async (number, reasons) =>
      map(() => `编号 ${number} 已退回，共 ${reasons.length} 处`)(await review.reject(number, reasons)),
  };
};
