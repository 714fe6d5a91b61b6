import { map, right } from 'fp-ts/Either';
import { bidCalls as ofBids } from '../../../../../contract/bid/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { BidsOnce } from '../../../application/bid/bids-once';
import type { OwnBids } from '../../../application/bid/own-bids';
import type { BidderDeals } from '../../../ports/bids';
import { bidderDealWire, bidWire, dealBidsWire } from '../wire/bid-wire';
import { answering, deciding, done } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';
import { identifierOr, numberOr, oneCall } from './one-call';
import { cursorSign, pagedCall, pagedList, valuePlaces } from './paged-call';

export interface BidUseCases {
  readonly own: OwnBids;
  readonly once: BidsOnce;
  readonly deals: BidderDeals;
}

const saleIdOf = identifierOr(refusals.wrongParameters);
const bidIdOf = numberOr(refusals.bidUnknown);

/** The calls about interests and bids; who it is comes from the token alone. */
export const bidCalls = ({ own, once, deals }: BidUseCases): readonly Call[] => [
  oneCall(ofBids.ofDeal, saleIdOf, async (saleId, { session }) =>
    map(dealBidsWire)(await own.ofDeal(session.userId, saleId)),
  ),
  oneCall(
    ofBids.place,
    (given) => saleIdOf(given.saleId),
    async (saleId, { session, idempotencyKey }, { saleId: _saleId, ...said }) =>
      map(bidWire)(await once.place(keyIn(idempotencyKey), session.userId, saleId, said)),
  ),
  oneCall(
    ofBids.withdraw,
    (given) => bidIdOf(given.bidId),
    async (bidId, { session, idempotencyKey }, { words }) =>
      done(await once.withdraw(keyIn(idempotencyKey), session.userId, bidId, words)),
  ),
  deciding(
    oneCall(
      ofBids.answer,
      (given) => bidIdOf(given.bidId),
      async (bidId, { session, idempotencyKey }, { verdict, words }) => {
        const by = { accountId: session.userId };
        return done(await once.answer(keyIn(idempotencyKey), by, bidId, verdict, words));
      },
    ),
    'bidId',
    'verdict',
  ),
  pagedCall(ofBids.list, ({ ndaState }, { session: { userId } }) =>
    pagedList({
      sign: cursorSign('i', userId, ndaState),
      places: valuePlaces,
      read: async (part) => right(await deals.page(userId, ndaState, part)),
      item: bidderDealWire,
    }),
  ),
  answering(ofBids.counts, async (_, { session }) => right(await deals.counts(session.userId))),
];
