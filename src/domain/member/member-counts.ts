/** The number of a member's bids in each state of the NDA. */
export interface BidCounts {
  readonly pending: number;
  readonly signed: number;
  readonly rejected: number;
  readonly expired: number;
}

/** How many of something a member has (SCR-10). */
export interface MemberCounts {
  readonly favorites: number;
  readonly publications: number;
  readonly bids: number;
  readonly conferences: number;
  readonly orders: number;
  readonly ndas: BidCounts;
}
