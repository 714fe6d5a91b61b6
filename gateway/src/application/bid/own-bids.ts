import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isSayable, longestBidWords } from '../../../../contract/rules/bid-rule';
import { isBidderApproved, type Bid, type BidDeal, type ReceivedBid } from '../../domain/bid/bid';
import { placingFault, type Said } from '../../domain/bid/placing';
import { textForOther } from '../../domain/chat/contacts';
import { bidsPerAccount, bidsPerDeal } from '../../domain/limit/limits';
import type { NdaState } from '../../domain/sale/disclosure';
import type { Accounts } from '../../ports/accounts';
import type { BidDraft, Bids } from '../../ports/bids';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Sales } from '../../ports/sales';
import { noNotice, type NoticeOf } from '../../ports/message-store';
import { noticeForOwner } from './bid-notices';

export interface OwnBidsNeeds {
  readonly bids: Bids;
  readonly sales: Pick<Sales, 'standings'>;
  readonly accounts: Accounts;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** The relation of an account to the bidding on a deal. */
export interface Standing {
  readonly deal: BidDeal;
  readonly ndaState: NdaState;
  readonly own: Bid | null;
  readonly isOwner: boolean;
  readonly received: readonly ReceivedBid[];
  readonly receivedTotal: number;
}

export interface OwnBids {
  readonly ofDeal: (accountId: string, saleId: string) => Promise<Either<Refusal, Standing>>;
  readonly place: (accountId: string, saleId: string, said: Said) => Promise<Either<Refusal, Bid>>;
  readonly withdraw: (accountId: string, bidId: number, words: string) => Promise<Either<Refusal, null>>;
}

const mostStanding = 200;
const mostReceived = 50;

/** An account's own interests and bids, and what the owner of a deal received. */
export const makeOwnBids = ({ bids, sales, accounts, limits, clock }: OwnBidsNeeds): OwnBids => {
  const ndaOn = async (accountId: string, saleId: string): Promise<NdaState> =>
    (await sales.standings(accountId, [saleId], clock.now())).get(saleId)?.ndaState ?? 'unsigned';

  const isApproved = async (accountId: string, saleId: string): Promise<boolean> =>
    isBidderApproved(await ndaOn(accountId, saleId), (await bids.newest(accountId, saleId))?.state ?? null);

  const added = async (draft: BidDraft, at: number, notice: NoticeOf<Bid>): Promise<Either<Refusal, Bid>> => {
    const bid = await bids.add(draft, mostStanding, at, notice);
    if (bid === 'dealOver') return left(refusals.dealNotListed);
    if (bid === 'alreadyOpen') return left(refusals.bidPending);
    return bid === 'tooMany' ? left(refusals.bidsTooMany) : right(bid);
  };

  const said = async (draft: BidDraft, at: number, notice: NoticeOf<Bid>): Promise<Either<Refusal, Bid>> => {
    const standing = await bids.newest(draft.accountId, draft.saleId);
    if (standing === null) return added(draft, at, notice);
    const moved = await bids.move(standing.id, { draft }, at, notice);
    if (moved !== null && isLeft(moved)) return moved;
    return moved?.right.changed === true ? right(moved.right.bid) : added(draft, at, notice);
  };

  const isTooOften = async (accountId: string, saleId: string): Promise<boolean> => {
    const inAll = await limits.take(`bid:account:${accountId}`, bidsPerAccount);
    const onDeal = await limits.take(`bid:deal:${accountId}:${saleId}`, bidsPerDeal);
    return !inAll.allowed || !onDeal.allowed;
  };

  return {
    ofDeal: async (accountId, saleId) => {
      const deal = await bids.deal(saleId);
      if (deal === null) return left(refusals.saleUnknown);
      const isOwner = deal.ownerId === accountId;
      const received = isOwner ? await bids.received(saleId, mostReceived) : { list: [], total: 0 };
      return right({
        deal,
        ndaState: await ndaOn(accountId, saleId),
        own: await bids.newest(accountId, saleId),
        isOwner,
        received: received.list,
        receivedTotal: received.total,
      });
    },
    place: async (accountId, saleId, given) => {
      const deal = await bids.deal(saleId);
      const account = await accounts.byId(accountId);
      if (deal === null || account === null) return left(refusals.saleUnknown);
      const bidder = { id: accountId, prove: account.prove, ndaState: await ndaOn(accountId, saleId) };
      const fault = placingFault(deal, bidder, given);
      if (fault !== null) return left(fault);
      if (await isTooOften(accountId, saleId)) return left(refusals.bidsTooOften);
      const { kind } = given;
      const approved = await isApproved(accountId, saleId);
      const note = textForOther(given.note.trim(), approved);
      const amount = kind === 'bid' ? given.amount : null;
      const now = clock.now();
      const notice = noticeForOwner({ deal, sentAt: now }, account, approved);
      return said({ saleId, accountId, kind, amount, note }, now, notice);
    },
    withdraw: async (accountId, bidId, words) => {
      if (!isSayable(words, 0, longestBidWords)) return left(refusals.bidWords);
      const bid = await bids.one(bidId);
      if (bid?.accountId !== accountId) return left(refusals.bidUnknown);
      const approved = await isApproved(accountId, bid.saleId);
      const shown = textForOther(words.trim(), approved);
      const deal = await bids.deal(bid.saleId);
      const now = clock.now();
      const bidder = (await accounts.byId(accountId)) ?? { name: '', company: '' };
      const notice = deal === null ? noNotice : noticeForOwner({ deal, sentAt: now }, bidder, approved);
      const moved = await bids.move(bidId, { kind: 'withdrawn', words: shown }, now, notice);
      if (moved === null) return left(refusals.bidUnknown);
      return isLeft(moved) ? moved : right(null);
    },
  };
};
