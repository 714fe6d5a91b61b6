import type { ProfileFields } from '../domain/account/profile';
import type { Message } from '../domain/message/message';

/** How many of something a member has; what the product cannot do yet is none. */
export interface MemberCounts {
  readonly favorites: number;
  readonly publications: number;
  /** The deals on which there is an NDA, an interest or a bid. */
  readonly bids: number;
  /** The tickets that wait for a review, for their payment, or for a conference that is not over. */
  readonly conferences: number;
  readonly orders: number;
  /** Those deals by the state of their NDA. */
  readonly ndas: { readonly [State in 'pending' | 'signed' | 'rejected' | 'expired']: number };
}

/** What belongs to one member and is theirs to change. */
export interface MemberRecords {
  readonly email: (accountId: string) => Promise<string>;
  readonly saveProfile: (accountId: string, fields: ProfileFields) => Promise<void>;
  /** @param address of the picture inside the application */
  readonly saveAvatar: (accountId: string, address: string) => Promise<void>;
  /** Saves the password and ends every login of the account but `kept`, if any; answers the ids of those that it ended. */
  readonly savePassword: (accountId: string, hash: string, kept: string | null) => Promise<readonly string[]>;
  readonly counts: (accountId: string) => Promise<MemberCounts>;
  /**
   * Removes an account: its personal data is deleted, and its phone is free. The
   * messages that others received from it stay with them. Its offers end, and the result is what others are notified of.
   */
  readonly retire: (accountId: string) => Promise<readonly Message[]>;
}
