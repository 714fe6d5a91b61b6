import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { DealState } from '../sale/deal-state';
import { NdaState } from '../sale/nda-state';
import { Bid, BidKind, BidState, ReceivedBid } from './bid';

/**
 * The caller's part in the bidding on one deal. A bidder sees no other bid, not even how many there are. Only the
 * owner sees the received bids.
 */
export const DealBids = record(
  {
    saleId: WireId,
    dealState: DealState,
    /** Something of the deal is behind the NDA, so that a bid needs it signed. */
    sealed: t.boolean,
    ndaState: withDefault(NdaState, 'unsigned'),
    /** The lowest bid that the owner takes, 万元; null where every sum is. */
    least: orNull(WireDecimal),
    /** The caller's newest. */
    own: orNull(Bid),
    /** The deal is the caller's. */
    isOwner: t.boolean,
    /** Those that wait for an answer first, then the newest first; at most 50. */
    received: listOf(ReceivedBid),
    receivedTotal: WireCount,
  },
  'DealBids',
);
export type DealBids = t.TypeOf<typeof DealBids>;

/** A deal on which the caller has an NDA, an interest or a bid (SCR-07). */
export const BidderDeal = record(
  {
    saleId: WireId,
    sourceType: WireId,
    code: WireText,
    title: WireFilledText,
    industry: WireText,
    region: WireText,
    dealState: DealState,
    sealed: t.boolean,
    ndaState: withDefault(NdaState, 'unsigned'),
    bid: orNull(
      record({ kind: BidKind, state: BidState, amount: orNull(WireDecimal), answer: WireText }, 'BidHead'),
    ),
    /** When its NDA or its bid last changed. */
    changedAt: WireTime,
  },
  'BidderDeal',
);
export type BidderDeal = t.TypeOf<typeof BidderDeal>;

/** The number of deals for each state of the caller's NDA. Each deal is counted once, so all of them are the sum. */
export const BidderCounts = record(
  {
    all: WireCount,
    unsigned: WireCount,
    pending: WireCount,
    signed: WireCount,
    rejected: WireCount,
    expired: WireCount,
    notNeeded: WireCount,
  },
  'BidderCounts',
);
export type BidderCounts = t.TypeOf<typeof BidderCounts>;
