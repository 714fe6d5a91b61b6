import { map, right, type Either } from 'fp-ts/Either';
import type { Refusal } from '../../../../contract/refusal/refusal';
import type { Bid } from '../../domain/bid/bid';
import type { Bids } from '../../ports/bids';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';
import type { AnswerBid } from './answer-bid';
import type { OwnBids } from './own-bids';

type Keyed<Write extends (...given: never[]) => unknown, A> = (
  key: string | null,
  ...given: Parameters<Write>
) => Promise<Either<Refusal, A>>;

/** The writes about bids, which the client may repeat under their key without an answer: done once, notified once. */
export interface BidsOnce {
  readonly place: Keyed<OwnBids['place'], Bid>;
  readonly withdraw: Keyed<OwnBids['withdraw'], null>;
  readonly answer: Keyed<AnswerBid, null>;
}

export interface BidsOnceNeeds extends AnswerOnceNeeds {
  readonly own: OwnBids;
  readonly bids: Pick<Bids, 'newest'>;
  readonly answerBid: AnswerBid;
}

export const makeBidsOnce = ({ own, bids, answerBid, ...needs }: BidsOnceNeeds): BidsOnce => {
  const once = makeAnswerOnce(needs);
  const wasDone = () => Promise.resolve(right(null));
  return {
    place: (key, accountId, saleId, said) =>
      once(
        key,
        ['bid.place', accountId],
        [saleId, said.kind, said.amount ?? '', said.note],
        async () => {
          const newest = await bids.newest(accountId, saleId);
          return newest === null ? null : right(newest);
        },
        () => own.place(accountId, saleId, said),
      ),
    withdraw: (key, accountId, bidId, words) =>
      once(key, ['bid.withdraw', accountId], [String(bidId), words], wasDone, () =>
        own.withdraw(accountId, bidId, words),
      ),
    answer: (key, by, bidId, verdict, words) =>
      once(
        key,
        ['bid.answer', by === 'operator' ? by : by.accountId],
        [String(bidId), verdict, words],
        wasDone,
        async () => map(() => null)(await answerBid(by, bidId, verdict, words)),
      ),
  };
};
