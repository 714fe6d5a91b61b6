import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { bidCalls as ofBids } from '../../../../../contract/bid/calls';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { BidsOnce } from '../../../application/bid/bids-once';
import type { OwnBids } from '../../../application/bid/own-bids';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { mapPart } from '../../../domain/page/list-part';
import type { BidderDeals } from '../../../ports/bids';
import { bidderCountsWire, bidderDealWire, bidWire, dealBidsWire } from '../wire/bid-wire';
import { answering, deciding, done } from './answering';
import { askedSign } from './asked-sign';
import type { Call } from './call';
import { placeMark } from './deal-mark';
import { keyIn } from './idempotency-key';

export interface BidUseCases {
  readonly own: OwnBids;
  readonly once: BidsOnce;
  readonly deals: BidderDeals;
}

const dealOf = (id: string): Either<Refusal, string> =>
  isIdentifier(id) ? right(id) : left(refusals.wrongParameters);

/** Ids of bids are numbers. */
const bidOf = (id: string): Either<Refusal, number> =>
  /^[1-9]\d{0,14}$/.test(id) ? right(Number(id)) : left(refusals.bidUnknown);

/** The calls about interests and bids; who it is comes from the token alone. */
export const bidCalls = ({ own, once, deals }: BidUseCases): readonly Call[] => [
  answering(ofBids.ofDeal, async (given, { session }) => {
    const saleId = dealOf(given);
    return isLeft(saleId) ? saleId : map(dealBidsWire)(await own.ofDeal(session.userId, saleId.right));
  }),
  answering(ofBids.place, async ({ saleId: given, ...said }, { session, idempotencyKey }) => {
    const saleId = dealOf(given);
    if (isLeft(saleId)) return saleId;
    return map(bidWire)(await once.place(keyIn(idempotencyKey), session.userId, saleId.right, said));
  }),
  answering(ofBids.withdraw, async ({ bidId: given, words }, { session, idempotencyKey }) => {
    const bidId = bidOf(given);
    if (isLeft(bidId)) return bidId;
    return done(await once.withdraw(keyIn(idempotencyKey), session.userId, bidId.right, words));
  }),
  deciding(
    answering(ofBids.answer, async ({ bidId: given, verdict, words }, { session, idempotencyKey }) => {
      const bidId = bidOf(given);
      if (isLeft(bidId)) return bidId;
      const by = { accountId: session.userId };
      return done(await once.answer(keyIn(idempotencyKey), by, bidId.right, verdict, words));
    }),
    'bidId',
    'verdict',
  ),
  answering(ofBids.list, async ({ ndaState, ...given }, { session }) => {
    const mark = placeMark(askedSign('i', [session.userId, ndaState]));
    const asked = mark.asked(given);
    if (isLeft(asked)) return asked;
    const part = await deals.page(session.userId, ndaState, asked.right);
    return right(mark.told(mapPart(part, bidderDealWire), asked.right));
  }),
  answering(ofBids.counts, async (_, { session }) =>
    right(bidderCountsWire(await deals.counts(session.userId))),
  ),
];
