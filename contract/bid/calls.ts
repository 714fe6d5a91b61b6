import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { nothing } from '../codec/nothing';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { withDefault } from '../codec/with-default';
import { Bid, BidKind } from './bid';
import { BidderStanding } from './bidder-standing';
import { BidderCounts, BidderDeal, DealBids } from './deal-bids';
import { BidVerdict } from './verdict';
import { longestBidNote, longestBidWords } from '../rules/bid-rule';
import { IdText, textUpTo } from '../codec/formed-text';

const read = { method: 'GET', access: 'account', safe: true, key: 'none' } as const;
const write = { method: 'POST', access: 'account', safe: false, key: 'taken', reportedBy: 'caller' } as const;

/** Interests and bids of members on deals (SCR-03, SCR-07). Those of the owner's side answer to the owner alone. */
export const bidCalls = {
  /** The caller's part in the bidding on a deal. */
  ofDeal: call({
    ...read,
    path: '/webapp/bid!ofDeal.action',
    parameters: one('saleId', IdText),
    answer: DealBids,
    reportedBy: 'caller',
    onlyWithToken: true,
    refusals: ['saleUnknown'],
  }),
  /** Expresses interest or bids. On an open bid it is the bidder's next answer, or raises an interest to a bid. */
  place: call({
    ...write,
    path: '/webapp/bid!save.action',
    parameters: parameters({
      saleId: IdText,
      kind: BidKind,
      /** 万元; only of a bid. */
      amount: orNull(WireDecimal),
      note: withDefault(textUpTo(longestBidNote), ''),
    }),
    answer: Bid,
    refusals: [
      'saleUnknown',
      'bidUnverified',
      'bidOwnDeal',
      'dealNotListed',
      'bidNeedsNda',
      'bidAmount',
      'bidTooMuch',
      'bidBelowLeast',
      'bidNote',
      'bidPending',
      'bidAgreed',
      'bidsTooMany',
      'bidsTooOften',
    ],
  }),
  /** Withdraws it. A bid that is already withdrawn stays so. An accepted bid cannot be withdrawn. */
  withdraw: call({
    ...write,
    path: '/webapp/bid!withdraw.action',
    parameters: parameters({ bidId: WireId, words: withDefault(textUpTo(longestBidWords), '') }),
    answer: nothing,
    refusals: ['bidUnknown', 'bidAccepted', 'bidOver', 'bidWords'],
  }),
  /** The owner's answer; a refusal and a question want words. */
  answer: call({
    ...write,
    path: '/webapp/bid!answer.action',
    parameters: parameters({
      bidId: WireId,
      verdict: BidVerdict,
      words: withDefault(textUpTo(longestBidWords), ''),
    }),
    answer: nothing,
    refusals: ['bidUnknown', 'bidOver', 'bidAnswered', 'bidWords', 'dealNotListed'],
  }),
  /**
   * The deals on which the caller has an NDA, an interest or a bid, what changed last first; `unsigned` are those that
   * hide something, `notNeeded` those that hide nothing and on which nothing was signed.
   */
  list: call({
    ...read,
    path: '/webapp/bid!list.action',
    parameters: parameters({ ndaState: orNull(BidderStanding), ...askedPart }),
    answer: wirePage(BidderDeal),
    reportedBy: 'screen',
    refusals: [],
  }),
  /** The same, counted by the state of the NDA. */
  counts: call({
    ...read,
    path: '/webapp/bid!counts.action',
    parameters: none,
    answer: BidderCounts,
    reportedBy: 'caller',
    refusals: [],
  }),
};
