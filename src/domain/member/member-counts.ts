/** How many bids of a member stand in each state of their NDA. */
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
