import { left, right, type Either } from 'fp-ts/Either';
import { addressOf } from '../../../../contract/kind/address';
import { isSayable } from '../../../../contract/rules/bid-rule';
import {
  submissionLimits,
  submissionStates,
  type SubmissionState,
} from '../../../../contract/submission/submission';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Clock } from '../../ports/clock';
import type { SentDeal, Submissions } from '../../ports/submissions';

export interface SubmissionDeskNeeds {
  readonly submissions: Pick<Submissions, 'open' | 'answer'>;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator passes on between members and investors (SCR-05); each answers lines for the terminal. */
export interface SubmissionDesk {
  readonly list: () => Line;
  readonly answer: (number: number, state: Exclude<SubmissionState, 'sent'>, words: string) => Line;
}

const mostListed = 200;

const lineOf = ({ number, investorName, title, dealPath, accountId, sentAt }: SentDeal): string =>
  [`编号 ${number}`, investorName, title, dealPath, `投递人 ${accountId}`, beijingTime(sentAt)].join('  ');

/** Lists the deals that wait for an investor's answer, and notifies the sender of the answer at once. */
export const makeSubmissionDesk = ({ submissions, clock }: SubmissionDeskNeeds): SubmissionDesk => ({
  list: async () => {
    const open = await submissions.open(mostListed);
    return right(open.length === 0 ? '没有待答复的投递' : open.map(lineOf).join('\n'));
  },
  answer: async (number, state, words) => {
    const answer = words.trim();
    if (!isSayable(answer, 0, submissionLimits.answer))
      return left(`请写明答复（${submissionLimits.answer} 字以内）`);
    const now = clock.now();
    const answered = await submissions.answer(number, { state, answer }, now, (sent) => ({
      to: sent.accountId,
      title: submissionStates[state],
      content: `“${sent.title}”投递给${sent.investorName}：${submissionStates[state]}。${answer}`,
      link: addressOf('investor', { id: sent.investorId }),
      sentAt: now,
    }));
    return answered === null
      ? left(`没有编号为 ${number} 的待答复投递`)
      : right(`编号 ${number} ${submissionStates[state]}，已告知投递人`);
  },
});
