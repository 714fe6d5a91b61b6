import * as t from 'io-ts';

/** Where the NDA on a bidder's deal stands; `notNeeded` where none was signed and the deal hides nothing (SCR-07). */
export const BidderStanding = t.keyof(
  { unsigned: null, pending: null, signed: null, rejected: null, expired: null, notNeeded: null },
  'BidderStanding',
);
export type BidderStanding = t.TypeOf<typeof BidderStanding>;
