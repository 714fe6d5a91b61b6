import * as t from 'io-ts';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** A message to the owner of a deal: that the sender is interested, or what they would pay. */
export const BidKind = t.keyof({ interest: null, bid: null }, 'BidKind');
export type BidKind = t.TypeOf<typeof BidKind>;

/** The state: it waits for the owner or for the bidder's answer, or it was answered or withdrawn. */
export const BidState = t.keyof(
  { open: null, asked: null, accepted: null, declined: null, withdrawn: null },
  'BidState',
);
export type BidState = t.TypeOf<typeof BidState>;

/** What can have happened to it. */
export const BidStepKind = t.keyof(
  {
    placed: null,
    /** An interest became a bid. */
    raised: null,
    /** The bidder answered what the owner had asked. */
    supplemented: null,
    withdrawn: null,
    accepted: null,
    declined: null,
    moreAsked: null,
  },
  'BidStepKind',
);
export type BidStepKind = t.TypeOf<typeof BidStepKind>;

/** One entry of its history: the sum as it was then, in 万元, and what was said with it. */
export const BidStep = record(
  { kind: BidStepKind, at: WireTime, amount: orNull(WireDecimal), words: withDefault(WireText, '') },
  'BidStep',
);
export type BidStep = t.TypeOf<typeof BidStep>;

const fields = {
  id: WireId,
  kind: BidKind,
  state: BidState,
  /** 万元; null of an interest. */
  amount: orNull(WireDecimal),
  note: withDefault(WireText, ''),
  /** What the owner said last. */
  answer: withDefault(WireText, ''),
  changedAt: WireTime,
  /** Oldest first. */
  steps: listOf(BidStep),
};

/** An interest or a bid, as its bidder sees it. */
export const Bid = record(fields, 'Bid');
export type Bid = t.TypeOf<typeof Bid>;

/** The same as the owner of the deal sees it: with who it is. */
export const ReceivedBid = record(
  { ...fields, bidderName: withDefault(WireText, ''), bidderCompany: withDefault(WireText, '') },
  'ReceivedBid',
);
export type ReceivedBid = t.TypeOf<typeof ReceivedBid>;
