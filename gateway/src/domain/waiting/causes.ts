import type { Decimal } from '../../../../contract/values/decimal';
import type { BidKind, BidState } from '../../../../contract/bid/bid';
import type { Prove } from '../account/account';
import type { Party } from '../chat/party';
import type { Membership } from '../membership/membership';
import type { OrderHead } from '../order/order';
import type { Publication } from '../publication/publication';
import type { NdaState } from '../sale/disclosure';
import type { DealState } from '../sale/sale';
import type { Verification } from '../verification/verification';

/** The deal that an NDA or a bid is on. */
export interface WaitingDeal {
  readonly id: string;
  readonly sourceType: string;
  readonly title: string;
  readonly state: DealState;
  /** Whether it hides something. */
  readonly sealed: boolean;
  readonly ownerId: string | null;
}

/** An NDA, with the account that signed it. */
export interface NdaCause {
  readonly id: number;
  readonly accountId: string;
  readonly state: NdaState;
  readonly signedAt: number | null;
  readonly changedAt: number;
  readonly expiresAt: number | null;
  /** When the owner agreed to the signer's interest in the deal; null where no such interest is open. */
  readonly agreedAt: number | null;
  readonly signer: { readonly name: string; readonly company: string };
  readonly deal: WaitingDeal;
}

/** An interest or a bid that is the newest of its account on the deal. */
export interface BidCause {
  readonly id: number;
  readonly accountId: string;
  readonly kind: BidKind;
  readonly state: BidState;
  readonly amount: Decimal | null;
  readonly answer: string;
  readonly changedAt: number;
  /** Where the NDA of the bidder on the deal is. */
  readonly nda: NdaState;
  readonly bidder: { readonly name: string; readonly company: string; readonly isApproved: boolean };
  /** The thread of bidder and owner on the deal; null where they have none. */
  readonly thread: string | null;
  readonly deal: WaitingDeal;
}

/** The newest message of a conversation as its reader reads it. */
export interface MessageCause {
  readonly peer: Party;
  readonly fromPeer: boolean;
  readonly recalled: boolean;
  readonly content: string;
  readonly sentAt: number;
  /** The title of the deal that a thread is about; empty of another conversation. */
  readonly about: string;
}

export type PublicationCause = Pick<
  Publication,
  'id' | 'kind' | 'fields' | 'review' | 'listing' | 'reasons' | 'confirmedAt' | 'takenDown' | 'savedAt'
>;

/** The stored facts of an account that something can wait for. */
export interface Causes {
  readonly accountId: string;
  readonly prove: Prove;
  readonly registeredAt: number;
  readonly verification: Pick<Verification, 'submittedAt' | 'decision'> | null;
  readonly orders: readonly Pick<
    OrderHead,
    'orderNo' | 'goodsName' | 'amount' | 'state' | 'createdAt' | 'payBy'
  >[];
  /** Those that the account signed, and those on its deals. */
  readonly ndas: readonly NdaCause[];
  /** Those that the account placed, and those on its deals. */
  readonly bids: readonly BidCause[];
  readonly publications: readonly PublicationCause[];
  readonly messages: readonly MessageCause[];
  readonly membership: Pick<Membership, 'planId' | 'name' | 'until' | 'renewFrom' | 'state'>;
}
