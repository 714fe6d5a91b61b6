import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { kindCodec } from '../kind/capabilities';
import { withDefault } from '../codec/with-default';
import { Fen } from '../values/fen';

/** Each cause for which something waits for a member; the only list of them (DSK-05). */
export const WaitingKind = t.keyof(
  {
    /** An order can still be paid. */
    orderUnpaid: null,
    /** An NDA on an own deal wants a decision. */
    ndaToReview: null,
    /** An interest or a bid on an own deal wants an answer. */
    bidToAnswer: null,
    /** The owner of a deal asked the member to add to a bid. */
    bidToSupplement: null,
    /** The owner agreed to an interest of the member, and no NDA is missing: a bid comes next. */
    bidToPlace: null,
    /** A bid was accepted: both sides arrange a meeting. */
    meetingToArrange: null,
    /** The member is interested in a deal that hides something, and signed no NDA. */
    ndaToSign: null,
    /** An own NDA is over, and the deal is still listed. */
    ndaToRenew: null,
    /** An own NDA was rejected, and the deal is still listed: it can be signed again. */
    ndaRejected: null,
    /** The reviewer sent a publication back, or took it down. */
    publicationRejected: null,
    /** A listed publication wants the confirmation that it still holds. */
    publicationToConfirm: null,
    /** Another member wrote last, and has no answer. */
    messageToAnswer: null,
    /** The member is not verified, and did not apply. */
    verificationMissing: null,
    /** The last application was rejected. */
    verificationRejected: null,
    /** The member has the first level, which neither signs nor bids. */
    verificationToUpgrade: null,
    /** The membership ends soon. */
    membershipEnding: null,
  },
  'WaitingKind',
);
export type WaitingKind = t.TypeOf<typeof WaitingKind>;

/** One thing that waits for the member. Times are milliseconds since 1970. */
export const Waiting = record(
  {
    kind: WaitingKind,
    /** Of the NDA, bid, publication, order, plan or other party; of a verification the account's own. */
    id: WireFilledText,
    /** The deal, publication, goods, plan or other party by name; empty of a verification. */
    title: withDefault(WireText, ''),
    /**
     * The person or company on the other side, as the member may know them; of a message without a company, the deal that
     * its thread is about; empty where there is none.
     */
    party: withDefault(WireText, ''),
    /** The reason, the question or the beginning of the message; empty where there is none. */
    note: withDefault(WireText, ''),
    /** The sum of a bid, in 万元. */
    amount: orNull(WireDecimal),
    /** The price of an order, in 分. */
    price: orNull(Fen),
    /** The deal that an NDA or a bid is on. */
    deal: orNull(record({ sourceType: WireId, id: WireId }, 'WaitingDeal')),
    /** With whom a meeting is arranged: an account or a thread; null of other rows. */
    peer: orNull(WireId),
    /** Whether a publication is a sale or a demand. */
    side: orNull(kindCodec('publication', 'PublicationKind')),
    /** Since when it waits; of an NDA that is over or rejected, since then. */
    since: WireTime,
    /** By when it is to be done; null where it has no date. */
    until: orNull(WireTime),
  },
  'Waiting',
);
export type Waiting = t.TypeOf<typeof Waiting>;

/** How many rows an answer holds at most. */
export const mostWaiting = 100;

/** What waits for a member: what ends first is first, what has no date is last, the oldest first. */
export const WaitingList = record(
  { list: listOf(Waiting), /** Of all, also of those that the list has no room for. */ total: WireCount },
  'WaitingList',
);
export type WaitingList = t.TypeOf<typeof WaitingList>;
