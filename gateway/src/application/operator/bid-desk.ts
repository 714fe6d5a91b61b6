import { left, right, type Either } from 'fp-ts/Either';
import type { BidVerdict } from '../../../../contract/bid/verdict';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { sumText } from '../../domain/bid/sum-text';
import type { Bids } from '../../ports/bids';
import type { AnswerBid } from '../bid/answer-bid';

export interface BidDeskNeeds {
  readonly bids: Pick<Bids, 'waiting'>;
  readonly answerBid: AnswerBid;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about interests and bids (OPS-06); each answers lines for the terminal. */
export interface BidDesk {
  readonly list: () => Line;
  readonly answer: (id: number, verdict: BidVerdict, words: string) => Line;
}

const mostListed = 200;
const verdictWords: Readonly<Record<BidVerdict, string>> = {
  accepted: '已同意',
  declined: '已婉拒',
  moreAsked: '已请对方补充说明',
};

export const makeBidDesk = ({ bids, answerBid }: BidDeskNeeds): BidDesk => ({
  list: async () => {
    const waiting = await bids.waiting(mostListed);
    if (waiting.length === 0) return right('没有待答复的意向和报价');
    const lines = waiting.map(({ id, kind, amount, deal, bidderName, bidderCompany, note, changedAt }) =>
      [
        `编号 ${id}`,
        kind === 'bid' ? `报价 ${sumText(amount ?? '')}` : '意向',
        deal.title,
        deal.ownerName === null ? '平台项目' : `委托方 ${deal.ownerName}`,
        bidderCompany,
        bidderName,
        note.replaceAll(/\s+/g, ' '),
        `更新于 ${beijingTime(changedAt)}`,
      ]
        .filter((part) => part !== '')
        .join('  '),
    );
    return right(lines.join('\n'));
  },
  answer: async (id, verdict, words) => {
    const answered = await answerBid('operator', id, verdict, words);
    if (answered._tag === 'Left') return left(`编号 ${id}：${answered.left.text}`);
    return right(
      [`编号 ${id} ${verdictWords[verdict]}`, words.trim()].filter((part) => part !== '').join('：'),
    );
  },
});
