import { addressOf } from '../../../../contract/kind/address';
import type { Bid, BidDeal } from '../../domain/bid/bid';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';
import { wordsForBidder, wordsForOwner } from './bid-words';
import { sendNotice } from '../message/send-notice';

export interface NotifyOfBidNeeds {
  readonly accounts: Accounts;
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** Notifies either side of the last event of a bid: in the inbox, and by the socket at once. */
export interface NotifyOfBid {
  /** A deal of the platform has no owner to notify: its operator reads the list. */
  readonly owner: (bid: Bid, deal: BidDeal, isApproved: boolean) => Promise<void>;
  readonly bidder: (bid: Bid, deal: BidDeal) => Promise<void>;
}

export const makeNotifyOfBid = ({ accounts, messages, bus, clock }: NotifyOfBidNeeds): NotifyOfBid => {
  const send = async (
    to: string,
    deal: BidDeal,
    words: { readonly title: string; readonly content: string } | null,
  ): Promise<void> => {
    if (words === null) return;
    const link = addressOf('sale', deal);
    await sendNotice({ messages, bus }, { to, kind: 'deal', ...words, link, sentAt: clock.now() });
  };

  return {
    owner: async (bid, deal, isApproved) => {
      if (deal.ownerId === null) return;
      const bidder = await accounts.byId(bid.accountId);
      const names = bidder ?? { name: '', company: '' };
      await send(deal.ownerId, deal, wordsForOwner(bid, deal, names, isApproved));
    },
    bidder: (bid, deal) => send(bid.accountId, deal, wordsForBidder(bid, deal)),
  };
};
