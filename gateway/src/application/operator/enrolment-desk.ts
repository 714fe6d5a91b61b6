import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { enrolmentLimits } from '../../../../contract/rules/enrolment-rule';
import { isSayable } from '../../../../contract/rules/bid-rule';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { EnrolledBuy, Enrolment } from '../../domain/enrolment/enrolment';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Enrolments, MovedEnrolment } from '../../ports/enrolments';
import type { NoticeOf } from '../../ports/message-store';

export interface EnrolmentDeskNeeds {
  readonly enrolments: Pick<Enrolments, 'pending' | 'move'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about enrolments (OPS-06); each answers lines for the terminal. */
export interface EnrolmentDesk {
  readonly list: () => Line;
  readonly approve: (number: number) => Line;
  /** Does not take it, or takes it out of the programme. */
  readonly reject: (number: number, reason: string) => Line;
}

const mostListed = 200;
const { shortestReason, reason: longestReason } = enrolmentLimits;

/** Decides about enrolments and notifies the member at once: in the inbox, and by the socket. */
export const makeEnrolmentDesk = (needs: EnrolmentDeskNeeds): EnrolmentDesk => {
  const { enrolments, accounts, clock } = needs;

  const lineOf = async ({ buy, enrolment }: { buy: EnrolledBuy; enrolment: Enrolment }): Promise<string> => {
    const account = enrolment.accountId === null ? null : await accounts.byId(enrolment.accountId);
    return [
      `编号 ${enrolment.number}`,
      buy.code,
      buy.title,
      buyerTypes.find(({ id }) => id === buy.buyerType)?.name ?? '',
      account?.company ?? '',
      account?.name ?? '',
      account?.phone ?? '',
      enrolment.statement.replaceAll(/\s+/g, ' '),
      `提交于 ${beijingTime(enrolment.changedAt)}`,
    ]
      .filter((part) => part !== '')
      .join('  ');
  };

  const noticeAt =
    (sentAt: number): NoticeOf<MovedEnrolment> =>
    ({ enrolment, buy }) => {
      const to = enrolment.accountId;
      if (to === null) return null;
      const words =
        enrolment.state === 'approved'
          ? { title: '百家买方已入选', content: `“${buy.title}”已入选百家买方计划，现已在计划列表中展示。` }
          : {
              title: '百家买方登记未通过',
              content: `“${buy.title}”未入选百家买方计划，原因：${enrolment.reason}。修改后可以重新登记。`,
            };
      return { to, ...words, link: '/buy/hundred/ad', sentAt };
    };

  const decided = async (
    number: number,
    event: 'approved' | 'rejected',
    reason: string,
    done: string,
  ): Line => {
    const now = clock.now();
    const moved = await enrolments.move(number, { event, reason }, now, noticeAt(now));
    if (moved === null) return left(`没有编号为 ${number} 的登记`);
    if (isLeft(moved)) return left(`编号 ${number} 已撤回或已结束`);
    return right(moved.right.changed ? done : `编号 ${number} 此前已处理，没有变动`);
  };

  return {
    list: async () => {
      const waiting = await enrolments.pending(mostListed);
      if (waiting.length === 0) return right('没有待审核的百家买方登记');
      return right((await Promise.all(waiting.map(lineOf))).join('\n'));
    },
    approve: (number) => decided(number, 'approved', '', `编号 ${number} 已入选，已告知登记人`),
    reject: async (number, given) => {
      const reason = given.trim();
      if (!isSayable(reason, shortestReason, longestReason))
        return left(`请写明原因（${shortestReason} 至 ${longestReason} 字）`);
      return decided(number, 'rejected', reason, `编号 ${number} 未通过，已告知登记人：${reason}`);
    },
  };
};
